/** The state of an open entry between its form and the branch. */
export type EntryState = {
  readonly is: 'new' | 'changed' | 'saving' | 'saved' | 'conflicted' | 'deleted'
  /** Its path in content/en; undefined until its first save, and then always the same. */
  readonly file: string | undefined
  /** The version that its form is based on; null where there is none. */
  readonly version: string | null
  /** Whether something was typed since the running save began. */
  readonly isTyped: boolean
}

export type EntryEvent =
  | { type: 'edit' }
  | { type: 'save' }
  /** The save has succeeded; `version` is the one that the form shows. */
  | { type: 'saved'; file: string; version: string | null }
  | { type: 'refused' }
  /** Another person changed the same field, or deleted the entry. */
  | { type: 'conflict' }
  | { type: 'deletion' }
  /** A choice was made; `version` is the one that it is based on. */
  | { type: 'settled'; version: string | null }

/** The state of a form when it opens. */
export const openedAs = (
  file: string | undefined,
  version: string | null,
  isChanged: boolean,
): EntryState => ({
  is: file === undefined ? 'new' : isChanged ? 'changed' : 'saved',
  file,
  version,
  isTyped: false,
})

/** The state after an event. An event that cannot happen in a state leaves it as it is. */
export function next(state: EntryState, event: EntryEvent): EntryState {
  const { is, file } = state
  const editable = file === undefined ? 'new' : 'changed'
  switch (event.type) {
    case 'edit':
      if (is === 'saving') return { ...state, isTyped: true }
      return is === 'saved' ? { ...state, is: 'changed' } : state
    case 'save':
      return isSavable(state) ? { ...state, is: 'saving', isTyped: false } : state
    case 'saved':
      if (is !== 'saving') return state
      return {
        is: state.isTyped ? 'changed' : 'saved',
        file: file ?? event.file,
        version: event.version,
        isTyped: false,
      }
    case 'refused':
      return is === 'saving' ? { ...state, is: editable, isTyped: false } : state
    case 'conflict':
      return is === 'saving' ? { ...state, is: 'conflicted', isTyped: false } : state
    case 'deletion':
      return is === 'saving' ? { ...state, is: 'deleted', isTyped: false } : state
    case 'settled':
      return is === 'conflicted' || is === 'deleted'
        ? { ...state, is: editable, version: event.version }
        : state
  }
}

/** Whether a save may begin: none is running, and no choice is missing. */
export const isSavable = ({ is }: EntryState): boolean =>
  is === 'new' || is === 'changed' || is === 'saved'
