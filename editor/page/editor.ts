import type { OpenPlace } from '../checks/work'
import type { Start, Store } from './store'

/** What a page of the editor needs. A page says or changes nothing once another one is shown. */
export type Editor = {
  store: Store
  start: Start
  /** Says something to everybody, without moving the focus. */
  say: (text: string) => void
  /** Whether something on the page that is shown is not saved. */
  isDirty: () => boolean
  setDirty: (isDirty: boolean) => void
  /** Takes over what a save changed. */
  reload: () => Promise<void>
  /** Leads to another page, and says there what was done. */
  go: (address: string, text: string) => void
  /** Shows the page of the address anew. */
  reopen: () => void
}

/** The place that a file belongs to, or would belong to once it is saved; `file` is its name within content/en. */
export const placeOf = ({ start }: Pick<Editor, 'start'>, file: string): OpenPlace | undefined =>
  start.places.find(
    ({ files, folder }) =>
      files.some((each) => each.file === file) ||
      (folder !== undefined && file.replace(/\/[^/]*$/, '') === folder),
  )

/** The name of a file as the list of the editor gives it. */
export const titleOf = (place: OpenPlace, file: string): string =>
  place.files.find((each) => each.file === file)?.title ?? file
