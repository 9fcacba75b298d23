import { type Asked, asking } from '@/tools/content/checks/ask'
import type { Change, ContentError, FieldError } from '@/tools/content/checks/validate'

/** Asks the checks of content and those of the editor (work.ts). */
export function askingOfChanges(runOnce: (asked: Asked) => Promise<unknown>) {
  const { ask, validate } = asking(runOnce)

  /** What stops changes from being saved: the errors of their fields, or what they break elsewhere. */
  async function errorsOf(changes: readonly Change[]): Promise<readonly FieldError[]> {
    // Where an entry is renamed, its new name is one that fields may choose.
    const over = changes.some(({ text }) => text === null) ? changes : []
    const errors = await ask<readonly FieldError[]>('errorsOfChanges', [changes], over)
    if (errors.length > 0) return errors
    const { errors: after } = await validate(changes)
    // What was wrong before is no error of this change.
    const { errors: before } = after.length > 0 ? await validate() : { errors: [] }
    const isNew = ({ file, message }: ContentError) =>
      !before.some((each) => each.file === file && each.message === message)
    return after.filter(isNew).map(({ file, path, text, message, found }) => {
      // Only the fields of the changed files are on the page of the editor; what has no field is told with its file.
      if (path.length > 0) {
        const isChanged = changes.some((each) => each.file === file)
        return { file, path, text, ...(!isChanged && { found: found ?? null }) }
      }
      return { file: '', path: [], text: file ? `${file}\n✖ ${message}` : message }
    })
  }

  return { ask, validate, errorsOf }
}
