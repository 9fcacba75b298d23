import { jsonOf } from './images'
import type { Paper } from './page/papers'

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
