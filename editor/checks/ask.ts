import { type Asked, asking } from '@/tools/content/checks/ask'
import type { Change, ContentFault, FieldFault } from '@/tools/content/checks/validate'

/** Asks the checks of content and those of the editor (work.ts). */
export function askingOfChanges(runOnce: (asked: Asked) => Promise<unknown>) {
  const { ask, validate } = asking(runOnce)

  /** What stops changes from being saved: the faults of their fields, or what they break elsewhere. */
  async function faultsOf(changes: readonly Change[]): Promise<readonly FieldFault[]> {
    // Where an entry is renamed, its new name is one that fields may choose.
    const over = changes.some(({ text }) => text === null) ? changes : []
    const faults = await ask<readonly FieldFault[]>('faultsOfChanges', [changes], over)
    if (faults.length > 0) return faults
    const { faults: after } = await validate(changes)
    // What was wrong before is no fault of this change.
    const { faults: before } = after.length > 0 ? await validate() : { faults: [] }
    const isNew = ({ file, told }: ContentFault) =>
      !before.some((each) => each.file === file && each.told === told)
    return after.filter(isNew).map(({ file, path, text, told, found }) => {
      // Only the fields of the changed files are on the page of the editor; what has no field is told with its file.
      if (path.length > 0) {
        const isChanged = changes.some((each) => each.file === file)
        return { file, path, text, ...(!isChanged && { found: found ?? null }) }
      }
      return { file: '', path: [], text: file ? `${file}\n✖ ${told}` : told }
    })
  }

  return { ask, validate, faultsOf }
}
