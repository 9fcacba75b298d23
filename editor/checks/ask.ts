import { type CheckInput, createChecks } from '@/tools/content/checks/create-checks'
import type { Change, ContentError, FieldError } from '@/tools/content/checks/validate'
import { goingPublic } from './going-public'

/** Runs the content checks and those of the editor (work.ts). */
export function createChangeChecks(runOnce: (asked: CheckInput) => Promise<unknown>) {
  const { ask, validate } = createChecks(runOnce)

  /** Errors that stop changes from being saved: in their fields, or in content that refers to them. */
  async function errorsOf(changes: readonly Change[]): Promise<readonly FieldError[]> {
    // On a rename, fields may already choose the new name: validate with the changes applied.
    const over = changes.some(({ text }) => text === null) ? changes : []
    const errors = await ask<readonly FieldError[]>('errorsOfChanges', [changes], over)
    if (errors.length > 0) return errors
    const { errors: after } = await validate(changes)
    // Ignore errors that existed before this change.
    const { errors: before } = after.length > 0 ? await validate() : { errors: [] }
    const isNew = ({ file, message }: ContentError) =>
      !before.some((each) => each.file === file && each.message === message)
    return after.filter(isNew).map(({ file, path, text, message, found }) => {
      // The page has fields for the changed files only; show other errors with their file.
      if (path.length > 0) {
        const isChanged = changes.some((each) => each.file === file)
        return { file, path, text, ...(!isChanged && { found: found ?? null }) }
      }
      return { file: '', path: [], text: file ? `${file}\n✖ ${message}` : message }
    })
  }

  /** What stands in the way of content that changes put on the site; nothing for other changes. */
  async function leftOver(changes: readonly Change[], before: (file: string) => string | null) {
    const parts = goingPublic(changes, before)
    return parts.length > 0 ? ask<readonly FieldError[]>('leftOver', [parts], changes) : []
  }

  return { ask, validate, errorsOf, leftOver }
}
