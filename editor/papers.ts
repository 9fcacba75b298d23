/**
 * The papers of assets/papers/ as they lie there now, each with its facts where the list has them: one that was put
 * there a moment ago can be named at once. Checks load this module in place of lib/papers.generated.json.
 */
import { jsonOf } from './images'

const FOLDER = 'assets/papers'
const listed = jsonOf('lib/papers.generated.json') as Record<string, object>
const files = (projectFiles.list(FOLDER) ?? []).flatMap((project) =>
  (projectFiles.list(`${FOLDER}/${project}`) ?? [])
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => `${project}/${name}`),
)

/** @public Loaded by its file, see scripts/edit/bundle.ts. */
export default Object.fromEntries(files.sort().map((file) => [file, listed[file] ?? null]))
