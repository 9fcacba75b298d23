import { jsonOf } from './images'

/** A PDF of the site, such as `vistara/layout-approval.pdf`; its facts are absent until they are known. */
export type Paper = {
  name: string
  bytes?: number
  pages?: number
  /** The day on which the PDF was made, as it says itself. */
  made?: string
}

const FOLDER = 'assets/papers'
export const PAPER_LIST = 'lib/server/papers.generated.json'

/** The papers of assets/papers/ as they lie there now, each with its facts where the list has them. */
export function papers(): readonly Paper[] {
  const listed = jsonOf(PAPER_LIST) as Record<string, Omit<Paper, 'name'>>
  const files = (projectFiles.list(FOLDER) ?? []).flatMap((project) =>
    (projectFiles.list(`${FOLDER}/${project}`) ?? [])
      .filter((name) => name.endsWith('.pdf'))
      .map((name) => `${project}/${name}`),
  )
  return files.sort().map((name) => ({ name, ...listed[name] }))
}
