/**
 * The virtual file system of the editor's checks: the files on the disk with changes on top, or those of a
 * Git host. Content reads files through this module in place of `node:fs` (bundle.ts), so that the site's own
 * code validates a change before it is written.
 */
export type ProjectFiles = {
  /** The text of a file; undefined if missing. */
  read: (file: string) => string | undefined
  /** The names in a folder; undefined if missing. */
  list: (folder: string) => readonly string[] | undefined
  /** Unreadable files with their errors; `read` and `list` leave them out. */
  broken: ReadonlyMap<string, string>
}

declare global {
  var projectFiles: ProjectFiles
}

/** An absolute path as one relative to the project. */
const within = (file: string) => file.replace(`${process.cwd()}/`, '').replace(/^\//, '')

export const existsSync = (file: string): boolean =>
  projectFiles.read(within(file)) !== undefined || projectFiles.list(within(file)) !== undefined

export function readFileSync(file: string): string {
  const text = projectFiles.read(within(file))
  if (text === undefined) throw new Error(`${within(file)} is missing.`)
  return text
}

export const readdirSync = (folder: string): readonly string[] =>
  [...(projectFiles.list(within(folder)) ?? [])].sort()
