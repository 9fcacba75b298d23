/** A Git repository for the editor: reads one branch, adds commits to it, and reads its history. */
export type Git = {
  /** The files of the branch, each with the id of its state. */
  tree: () => Promise<{ head: string; files: ReadonlyMap<string, string> }>
  /** The texts of files, by the ids of their states. */
  texts: (states: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The bytes of a file, by its state. */
  base64: (state: string) => Promise<string>
  /** Adds a commit to the branch if `head` is still its state. Returns its id; undefined if it is not. */
  commit: (
    head: string,
    message: string,
    changes: readonly FileChange[],
  ) => Promise<string | undefined>
  /** The next commits (at most `PAGE`) that changed content or pictures, before those known, the newest first; none before the first. */
  log: (known?: readonly Commit[]) => Promise<readonly Commit[]>
  /** The files that a commit changed. */
  changed: (commit: string) => Promise<readonly ChangedFile[]>
  /** Saves a commit on a draft branch, based on the main one; replaces a draft of the same name. */
  keep: (name: string, message: string, changes: readonly FileChange[]) => Promise<void>
  /** The drafts, each with its commit. */
  drafts: () => Promise<readonly SavedDraft[]>
  /** Deletes a draft. */
  drop: (name: string) => Promise<void>
  /** The progress of a commit's publication; undefined where the site shows it at once. */
  progress?: (commit: string) => Promise<Progress>
}

/** The number of commits that are read at once. */
export const PAGE = 30

/** A file in a commit; null deletes it. */
export type FileChange = { path: string; base64: string | null }

export type Commit = {
  id: string
  who: string
  /** A time in ISO 8601. */
  when: string
  message: string
}

/** A draft: `address` is where a host shows a preview of it. */
export type SavedDraft = Commit & { name: string; address?: string }

/** The prefix of draft branches. */
export const DRAFTS = 'draft/'

/** The states of a file before and after a commit; null where it did not exist. */
export type ChangedFile = { file: string; before: string | null; after: string | null }

/** The progress of a commit's publication; `address` shows details. */
export type Progress = { address: string } & (
  | { state: 'waiting' | 'running' }
  | { state: 'live'; when: string }
  | { state: 'refused'; errors: readonly { file: string; text: string }[] }
)

/** An error with a message for the editor's user. */
export class GitError extends Error {
  constructor(
    message: string,
    readonly status = 0,
  ) {
    super(message)
  }
}
