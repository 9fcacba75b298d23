/**
 * The files of the project as the checks of the editor see them: those on the disk with the changes
 * over them, or those of a Git host. Content reads them through this module in place of `node:fs`
 * (bundle.ts), so that a change is judged by the site's own code before it is written.
 */
export type ProjectFiles = {
  /** The text of a file; undefined where there is none. */
  read: (file: string) => string | undefined
  /** The names in a folder; undefined where there is none. */
  list: (folder: string) => readonly string[] | undefined
  /** Files that cannot be read as what they are, each with its error: they are left out of all else. */
  broken: ReadonlyMap<string, string>
}

declare global {
  var projectFiles: ProjectFiles
}

/** From an absolute path to one within the project. */
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

export const statSync = (file: string) => ({ size: readFileSync(file).length })
