import { documentOf, fileOf } from '@/content/folder'
import { SOURCES } from '@/tools/content/checks/text'
import { append, button, h } from './dom'
import { keepDraft } from './draft'
import { type Editor, placeOf, titleOf } from './editor'
import type { SavedDraft } from './git'
import { madeBy } from './history'
import { slugOf } from './name-field'
import { tamilDraftOf } from './tamil'

/** The name of a page's draft in the repository. */
export const draftName = (file: string) =>
  file
    .replace(/\.json$/, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .toLowerCase()

/** All saved drafts, each with a button to continue it; empty if there are none. */
export function draftList(editor: Editor): HTMLElement {
  const list = h('div')
  const show = async () => {
    const all = await editor.store.drafts()
    list.replaceChildren()
    if (all.length > 0) append(list, h('h2', 'Kept as drafts'), h('ul', all.map(row)))
  }
  const row = (kept: SavedDraft) => {
    const title = kept.message.replace(/^Draft: /, '')
    const forget = async () => {
      if (!confirm(`Forget the draft "${title}"?`)) return
      await editor.store.drop(kept.name)
      await show()
    }
    return h(
      'li',
      `${title}, ${madeBy(kept)} `,
      button('Go on with it', () => open(editor, kept), { 'aria-label': `Go on with ${title}` }),
      kept.address && h('a', { href: kept.address, target: 'draft' }, 'See it'),
      button('Forget it', forget, { 'aria-label': `Forget ${title}` }),
    )
  }
  void show()
  return list
}

/** Opens the page of a draft with its content. Saving it deletes the draft. */
async function open(editor: Editor, kept: SavedDraft) {
  const files = await editor.store.changed(kept.id)
  const own = files.find(({ file }) => documentOf(file)?.language === 'en')
  const { name: file = '' } = documentOf(own?.file ?? '') ?? {}
  const place = placeOf(editor, file)
  if (!own?.after || !place) return editor.say('This draft holds nothing that can be opened.')
  const isThere = titleOf(place, file) !== file
  const words = files.find((each) => each.file === fileOf(file, 'ta'))
  const sources = files.find((each) => each.file === SOURCES)
  const address = isThere ? `file/${file}` : `new/${place.folder}`
  keepDraft(address, {
    entry: JSON.parse(own.after),
    version: own.beforeState,
    kept: kept.name,
    name: isThere ? undefined : slugOf(file),
    tamil: words?.after && tamilDraftOf(file, words.after, sources?.after, words.beforeState),
  })
  location.hash = `#/${address}`
}
