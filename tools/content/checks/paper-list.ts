import { jsonOf } from './images'

/** A PDF of the site, such as `vistara/layout-approval.pdf`. Its facts are absent until the list has them. */
export type Paper = {
  name: string
  bytes?: number
  pages?: number
  /** The creation date in the PDF's metadata. */
  made?: string
}

const FOLDER = 'assets/papers'
export const PAPER_LIST = 'lib/server/papers.generated.json'

/** The PDFs that are in assets/papers/ now, with the facts that the list has. */
export function papers(): readonly Paper[] {
  const listed = jsonOf(PAPER_LIST) as Record<string, Omit<Paper, 'name'>>
  const files = (projectFiles.list(FOLDER) ?? []).flatMap((project) =>
    (projectFiles.list(`${FOLDER}/${project}`) ?? [])
      .filter((name) => name.endsWith('.pdf'))
      .map((name) => `${project}/${name}`),
  )
  return files.sort().map((name) => ({ name, ...listed[name] }))
}
