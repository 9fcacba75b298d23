/**
 * The papers by their names, null where their facts are not known yet, so that a new file can be referenced at once.
 * Checks load this module in place of lib/server/papers.generated.json.
 */
import { papers } from './paper-list'

/** @public Loaded by its file, see bundle.ts. */
export default Object.fromEntries(
  papers().map(({ name, ...facts }) => [name, facts.pages ? facts : null]),
)
