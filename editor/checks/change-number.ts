import { objectIn, textOf } from '@/editor/checks/project-files'

const FIXTURE = /^content\/en\/cricket\/seasons\/\d{4}\/fixtures\/[a-z0-9-]+\.json$/

/**
 * Sets the change number and day in each changed fixture of a save: visitors' calendars update a match whose number
 * has risen. `before` returns the previous text of a file.
 */
export const withChangeNumber = <Change extends { file: string; text?: string | null }>(
  changes: readonly Change[],
  day: string,
  before: (file: string) => string | null,
): readonly Change[] =>
  changes.map((change) => {
    const fixture =
      FIXTURE.test(change.file) && change.text ? objectIn(change.text, 'teams') : undefined
    if (!fixture) return change
    const known = objectIn(before(change.file), 'teams')
    const sequence = known ? Number(known.sequence) || 0 : -1
    const kept = { sequence: known?.sequence, changedOn: known?.changedOn }
    const isSame = JSON.stringify({ ...fixture, ...kept }) === JSON.stringify(known)
    const next = isSame ? kept : { sequence: sequence + 1, changedOn: day }
    return { ...change, text: textOf({ ...fixture, ...next }) }
  })
