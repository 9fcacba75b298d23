import { type EntryEvent, type EntryState, isSavable, next, openedAs } from './entry-state'

const EVENTS: readonly EntryEvent[] = [
  { type: 'edit' },
  { type: 'save' },
  { type: 'saved', file: 'squad/first.json', version: 'v1' },
  { type: 'refused' },
  { type: 'conflict' },
  { type: 'deletion' },
  { type: 'settled', version: 'theirs' },
]
const OPENED: readonly EntryState[] = [
  openedAs(undefined, null, false),
  openedAs('squad/own.json', 'v0', false),
  openedAs('squad/own.json', 'v0', true),
]

/** Every row of events up to a length. */
const rowsOf = (length: number): readonly (readonly EntryEvent[])[] =>
  length === 0
    ? [[]]
    : rowsOf(length - 1).flatMap((row) => [row, ...EVENTS.map((event) => [...row, event])])

const after = (state: EntryState, types: readonly EntryEvent['type'][]) =>
  types.reduce(
    (each, type) => next(each, EVENTS.find((event) => event.type === type) as EntryEvent),
    state,
  )

test('in every row of events, an entry keeps its file, and its version changes by a save or a choice alone', () => {
  for (const opened of OPENED)
    for (const row of rowsOf(3)) {
      let state = opened
      for (const event of row) {
        const then = next(state, event)
        const step = `${JSON.stringify(state)} ${event.type}`
        if (state.file !== undefined) expect([step, then.file]).toEqual([step, state.file])
        if (then.version !== state.version)
          expect(['saving saved', 'conflicted settled', 'deleted settled']).toContain(
            `${state.is} ${event.type}`,
          )
        if (then.is === 'saving' && state.is !== 'saving')
          expect([step, event.type, isSavable(state)]).toEqual([step, 'save', true])
        // Whatever was typed is never called saved.
        if (then.is === 'saved' && state.is !== 'saved')
          expect([step, state.is, state.isTyped]).toEqual([step, 'saving', false])
        if (then.file === undefined) expect(['saved', 'changed']).not.toContain(then.is)
        state = then
      }
    }
})

test.each([
  [
    'a first save makes it that entry, whatever is typed meanwhile',
    ['save', 'edit', 'saved'],
    'changed',
  ],
  ['a second press during a save does nothing', ['save', 'save', 'saved'], 'saved'],
  ['a refused new entry is still new', ['edit', 'save', 'refused'], 'new'],
  ['a conflict is not saved again before a choice', ['save', 'conflict', 'save'], 'conflicted'],
  ['what is typed in a conflict waits for the choice', ['save', 'conflict', 'edit'], 'conflicted'],
  ['after the choice it can be saved', ['save', 'conflict', 'settled', 'save'], 'saving'],
  ['a deleted entry can be put back', ['save', 'deletion', 'settled', 'save', 'saved'], 'saved'],
] as const)('%s', (_, types, is) => {
  expect(after(openedAs(undefined, null, false), types).is).toBe(is)
})

test('a saved entry that is changed is changed until it is saved', () => {
  const opened = openedAs('squad/own.json', 'v0', false)
  expect(after(opened, ['edit'])).toMatchObject({ is: 'changed', version: 'v0' })
  expect(after(opened, ['edit', 'save', 'refused'])).toMatchObject({ is: 'changed', version: 'v0' })
  expect(after(opened, ['edit', 'save', 'saved'])).toMatchObject({ is: 'saved', version: 'v1' })
})
