/** A Git repository as the editor uses it: it reads one branch, adds commits to it, and reads what was committed. */
export type Git = {
  /** The files of the branch, each with what tells its states apart. */
  tree: () => Promise<{ head: string; files: ReadonlyMap<string, string> }>
  /** The texts of files, by their states. */
  texts: (states: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The bytes of a file, by its state. */
  base64: (state: string) => Promise<string>
  /** Adds a commit onto a state of the branch. Returns its id; undefined where the branch is no longer in that state. */
  commit: (
    head: string,
    message: string,
    changes: readonly FileChange[],
  ) => Promise<string | undefined>
  /** The last commits that changed content or pictures, the newest first. */
  log: () => Promise<readonly Commit[]>
  /** The files that a commit changed. */
  changed: (commit: string) => Promise<readonly ChangedFile[]>
  /** Puts a commit onto the branch as it is, as a draft beside it: one of that name is replaced. */
  keep: (name: string, message: string, changes: readonly FileChange[]) => Promise<void>
  /** The drafts, each with its commit. */
  drafts: () => Promise<readonly SavedDraft[]>
  /** Forgets a draft. */
  drop: (name: string) => Promise<void>
  /** What becomes of a commit; undefined where the site shows it at once. */
  progress?: (commit: string) => Promise<Progress>
}

/** A file in a commit; without contents it is deleted. */
export type FileChange = { path: string; base64: string | null }

export type Commit = {
  id: string
  who: string
  /** A day and an hour of ISO 8601. */
  when: string
  message: string
}

/** A draft: `address` is where a host shows the site with it. */
export type SavedDraft = Commit & { name: string; address?: string }

/** The branches of drafts are named so. */
export const DRAFTS = 'draft/'

/** The states of a file before and after a commit; null where it was not there. */
export type ChangedFile = { file: string; before: string | null; after: string | null }

/** Where a commit stands on its way to visitors; `address` shows more of it. */
export type Progress = { address: string } & (
  | { state: 'waiting' | 'running' }
  | { state: 'live'; when: string }
  | { state: 'refused'; errors: readonly { file: string; text: string }[] }
)

/** A refusal, in words for the person who edits. */
export class GitError extends Error {
  constructor(
    message: string,
    readonly status = 0,
  ) {
    super(message)
  }
}
