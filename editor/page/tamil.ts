import { fileOf } from '@/content/folder'
import { hashOf, keyOf } from '@/content/translated-words'
import { idOf, setAt } from '@/editor/checks/entry'
import { textOf } from '@/editor/checks/project-files'
import { type Path, pathOf, valueAt } from '@/tools/content/checks/entry'
import { SOURCES } from '@/tools/content/checks/text'
import { button, errorOf, h } from './dom'
import { type Change, type Opened, openJson, type Store } from './store'

/** In place of a hash: the translation is of the current English. */
const NOW = 'now'

/** The Tamil texts of an entry, edited beside its English. */
export type Tamil = NonNullable<Awaited<ReturnType<typeof tamilOf>>>

type TamilDraft = { words: unknown; sources: unknown; version: string | null }

/** The Tamil of a document; undefined where the site has no Tamil. */
export async function tamilOf(
  store: Store,
  name: string,
  entry: unknown,
  draft: unknown,
  changed: () => void,
) {
  const file = fileOf(name, 'ta')
  const [own, list] = await Promise.all([store.read(file), store.read(SOURCES)])
  if (list.text === null) return undefined
  const kept = draft as TamilDraft | undefined
  const words: unknown = kept?.words ?? (own.text === null ? {} : JSON.parse(own.text))
  const sources = kept?.sources ?? sourcesIn(list.text, name, Array.isArray(entry))
  let version = kept ? kept.version : own.version
  let isDirty = kept !== undefined

  /** The field for a Tamil text, with a mark where it is missing or stale. */
  const beside = (path: Path, label: string, english: HTMLTextAreaElement) => {
    const id = idOf(['ta', ...path])
    const area = h('textarea', {
      id,
      lang: 'ta',
      rows: 1,
      'aria-label': `${label}, in Tamil`,
      'aria-describedby': `${id}-mark ${id}-error`,
    })
    area.value = String(valueAt(words, path) ?? '')
    const mark = h('p', { class: 'mark', id: `${id}-mark` })
    const stays = button('It is still right', () => take(), {
      hidden: true,
      'aria-label': `It is still right: ${label}, in Tamil`,
    })
    const show = () => {
      const source = valueAt(sources, path)
      const isMissing = area.value.trim() === '' && english.value !== ''
      const isOlder = area.value.trim() !== '' && source !== NOW && source !== hashOf(english.value)
      const said = isMissing ? 'Tamil is missing.' : 'The English changed since.'
      mark.textContent = isMissing || isOlder ? said : ''
      stays.hidden = !isOlder
    }
    const take = () => {
      setAt(words, path, area.value)
      setAt(sources, path, NOW)
      isDirty = true
      changed()
      show()
    }
    area.addEventListener('input', take)
    english.addEventListener('input', () => {
      // A translation made in this window was of the English before this change.
      if (valueAt(sources, path) === NOW) setAt(sources, path, '')
      show()
    })
    show()
    return h('div', { 'data-field': id }, area, mark, stays, errorOf(id))
  }

  /** The changes to save; none if no Tamil text changed. */
  async function changes(): Promise<readonly Change[]> {
    if (!isDirty) return []
    const list = await openJson(store, SOURCES, {})
    const flat: [string, string][] = []
    for (const { path, text } of leavesOf(sources, [])) {
      const english = valueAt(entry, path)
      if (typeof english !== 'string' || !valueAt(words, path)) continue
      flat.push([keyOf(path), text === NOW ? hashOf(english) : text])
    }
    // Keep the hashes of other files, which may have been saved in the meantime.
    const all = { ...list.value, [name]: Object.fromEntries(flat) }
    return [{ file, text: textOf(words), version }, list.write(all)]
  }

  return {
    /** Documents whose lists change together with those of the entry. */
    documents: [words, sources],
    words,
    beside,
    changes,
    /** Called when a list of these documents changed with that of the entry. */
    changed: () => {
      isDirty = true
    },
    /** Takes over the versions that were saved; `isAll` if nothing was typed since. */
    saved: (files: readonly (Opened & { file: string })[], isAll: boolean) => {
      const written = files.find((each) => each.file === file)
      // Merged with other changes, or typed since: these texts stay based on the previous version.
      if (written?.text === textOf(words)) version = written.version
      if (isAll) isDirty = false
    },
    /** The texts as they are in the form. */
    text: () => textOf(words),
    /** The draft to go on with when a conflict was settled: the texts that were agreed on, and their version. */
    async settled(text: string, version: string | null): Promise<TamilDraft> {
      const list = await store.read(SOURCES)
      const agreed = tamilDraftOf(name, text, list.text, version)
      for (const { path, text: source } of leavesOf(sources, []))
        if (source === NOW && valueAt(agreed.words, path) === valueAt(words, path))
          setAt(agreed.sources, path, NOW)
      return agreed
    },
    /** The draft of an entry that was deleted meanwhile and is put back. */
    putBack: (): TamilDraft => ({ words, sources, version: null }),
    /** The unsaved texts for a draft; undefined if none changed. */
    draft: (): TamilDraft | undefined => (isDirty ? { words, sources, version } : undefined),
  }
}

/** The hash of the English for each Tamil text, in the structure of the document. */
function sourcesIn(list: string, name: string, isList: boolean): unknown {
  const sources: unknown = isList ? [] : {}
  const known: Record<string, string> = JSON.parse(list)[name] ?? {}
  for (const [place, hash] of Object.entries(known)) setAt(sources, pathOf(place), hash)
  return sources
}

/** A draft of the repository, in the format for `tamilOf`. */
export function tamilDraftOf(
  name: string,
  text: string,
  list: string | null | undefined,
  version: string | null,
): TamilDraft {
  const words: unknown = JSON.parse(text)
  return { words, sources: sourcesIn(list ?? '{}', name, Array.isArray(words)), version }
}

/** The texts of a value, each with its path. */
export function leavesOf(value: unknown, path: Path): readonly { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    leavesOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** The changes of Tamil files when an entry is deleted. */
export async function tamilDeleted(store: Store, name: string): Promise<readonly Change[]> {
  const file = fileOf(name, 'ta')
  const { text, version } = await store.read(file)
  if (text === null) return []
  const { value, write } = await openJson(store, SOURCES, {})
  const { [name]: _, ...others } = value as Record<string, unknown>
  return [{ file, text: null, version }, write(others)]
}
