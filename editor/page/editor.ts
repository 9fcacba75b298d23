import { wordsOfEntry } from '@/tools/content/checks/address'
import type { OpenPlace } from '../checks/work'
import type { Child } from './dom'
import type { Start, Store } from './store'

/** The API of the editor for its pages. A page must not speak or change anything after another one is shown. */
export type Editor = {
  store: Store
  start: Start
  /** Announces a message in the live region, without moving the focus. */
  say: (said: Child) => void
  /** Whether the current page has unsaved changes. */
  isDirty: () => boolean
  setDirty: (isDirty: boolean) => void
  /** Loads the content again after a save. */
  reload: () => Promise<void>
  /** Opens another page, and shows a message there. */
  go: (address: string, text: string) => void
  /** Changes the address of the current page, which stays as it is. */
  moved: (address: string) => void
  /** Renders the current page again. */
  reopen: () => void
}

/** The place of an existing or new file; `file` is its path in content/en. */
export const placeOf = ({ start }: Pick<Editor, 'start'>, file: string): OpenPlace | undefined =>
  start.places.find(
    ({ files, folder }) =>
      files.some((each) => each.file === file) ||
      (folder !== undefined && file.replace(/\/[^/]*$/, '') === folder),
  )

/** The title of a file in the editor's list; of one that is not there, that of its `entry`. */
export const titleOf = (place: OpenPlace, file: string, entry?: unknown): string =>
  place.files.find((each) => each.file === file)?.title ?? (wordsOfEntry(entry) || file)
