import { documentOf, fileOf } from '@/content/folder'
import { textOf } from '@/editor/checks/project-files'
import { copyOf } from './copy'
import { button } from './dom'
import { draftOf, keepDraft } from './draft'
import { type Editor, placeOf, titleOf } from './editor'
import { nameError, pageOf, slugOf } from './name-field'
import { newLink } from './place-list'
import type { Change, Store } from './store'
import { tamilDeleted } from './tamil'
import type { Tool } from './tools'

/** Copies, renames and deletes an entry of a folder. */
export const entryTools: Tool = ({ editor, place, file, form, leave }) => {
  if (file === undefined || place.singular === undefined || place.isClosed) return undefined
  const title = titleOf(place, file)
  const old = slugOf(file)

  /** Opens the form of a new entry with a copy of this one, without saving. */
  const copy = () => {
    const next = `new/${place.folder}`
    const asked = `What you wrote as a new ${place.singular} and did not save will be forgotten. Copy?`
    if (draftOf(next) && !confirm(asked)) return
    keepDraft(next, { entry: copyOf(place, form.entry), version: null, copyOf: { file, title } })
    location.hash = `#/${next}`
  }

  /** Renames the entry in addresses, and updates references to it. */
  const rename = () => {
    if (editor.isDirty()) return editor.say('Save what you changed first, then rename it.')
    const asked = prompt('New name in addresses: lower-case letters, digits and hyphens', old)
    const slug = asked?.trim()
    if (!slug || slug === old) return
    const wrong = nameError(editor, place, slug)
    if (wrong) return editor.say(wrong)
    leave(`Rename ${old} to ${slug}`, `#/file/${place.folder}/${slug}.json`, 'Not renamed.', () =>
      editor.store.renamed(file, slug),
    )
  }

  /** Deletes the entry, unless a field of other content chooses it. */
  const remove = async () => {
    const warning = await namedIn(editor, [fileOf(file)])
    if (!confirm(`Delete "${title}"? The site loses it. ${warning}`.trim())) return
    leave(`Delete ${title}`, '#/', 'Not deleted.', async (version) => [
      { file: fileOf(file), text: null, version },
      ...(await tamilDeleted(editor.store, file)),
      ...(await redirectsDeleted(editor.store, pageOf(place, old))),
    ])
  }
  return [
    newLink(place),
    button('Copy', copy),
    button('Rename', rename),
    button(`Delete this ${place.singular}`, remove),
  ]
}

/** Says which other entries belong to the entries of files, or name them; empty where none does. */
export async function namedIn(editor: Editor, files: readonly string[]): Promise<string> {
  const found = await Promise.all(files.map((file) => editor.store.referring(file)))
  const titles = found.flat().flatMap((file) => {
    const { name = '' } = documentOf(file) ?? {}
    const place = placeOf(editor, name)
    const isThere = place?.files.some((each) => each.file === name)
    if (!place || !isThere || files.includes(fileOf(name)) || file === REDIRECTS) return []
    return place.singular ? `${titleOf(place, name)} (${place.label})` : place.label
  })
  return titles.length > 0 ? `It is named in: ${[...new Set(titles)].join(', ')}.` : ''
}

const REDIRECTS = fileOf('redirects.json')

/** Removes redirects to a deleted page. */
async function redirectsDeleted(
  store: Store,
  page: string | undefined,
): Promise<readonly Change[]> {
  const { text, version } = await store.read(REDIRECTS)
  const all = JSON.parse(text ?? '[]') as readonly { to: string }[]
  const others = all.filter(({ to }) => to !== page)
  if (others.length === all.length) return []
  return [{ file: REDIRECTS, text: textOf(others), version }]
}
