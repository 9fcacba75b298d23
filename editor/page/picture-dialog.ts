import type { ListedFile } from '../listed'
import { button, h } from './dom'
import type { Editor } from './editor'
import { inOwnersWords } from './faults'
import { base64Of } from './file-name'
import { prepare } from './picture-file'
import { CENTRE, focusChoice } from './picture-focus'
import { addressOf, imageOf } from './picture-grid'
import { factsOf, readList } from './picture-list'
import { NO_WORDS, TYPES } from './picture-upload'
import { fileLink } from './place-list'
import { type Change, type Picture, refusedFor } from './store'

/** What an owner has uploaded; a program makes the others. */
const UPLOADED = /^assets\/[a-z0-9-]+\/[a-z0-9-]+\.(?:jpg|png)$/

/** A dialog with the description and the middle of a picture, what shows it, and the ways to replace and to delete it. */
export async function openPicture(
  editor: Editor,
  picture: Picture,
  smallest: number,
  done: () => void,
) {
  const { store } = editor
  const list = await readList(store)
  const facts = list.find(picture)
  if (!facts) return editor.say('A program makes this picture: nothing of it can be changed here.')
  const dialog = h('dialog', { 'aria-label': picture.name })
  const fault = h('p', { class: 'fault', role: 'alert' })
  const alt = h('textarea', { id: 'picture-alt', rows: 2 })
  alt.value = facts.alt
  // A drawing is never cropped, and what is knitted has its own cuts.
  const isCropped = !/\.(?:svg|ts)$/.test(facts.file)
  const focus = focusChoice('picture')
  if (isCropped) focus.show(await addressOf(editor, picture), facts.focal)
  const cloth = h('input', { type: 'checkbox', id: 'picture-cloth' })
  cloth.checked = facts.cloth === true

  async function send(summary: string, said: string, changes: readonly Change[]) {
    fault.textContent = ''
    dialog.inert = true
    editor.say('Saving …')
    const answer = await store.save(changes, summary).catch(refusedFor)
    dialog.inert = false
    if (answer.isRefused) {
      editor.say('Not saved.')
      const faults = (answer.faults ?? []).map(({ text }) => inOwnersWords(editor, text))
      fault.textContent = [...(faults.length > 0 ? faults : [answer.message])].join(' ')
      return
    }
    dialog.close()
    await editor.reload()
    done()
    editor.say(said)
  }

  const save = () => {
    if (!alt.value.trim()) {
      fault.textContent = NO_WORDS
      return
    }
    facts.alt = alt.value.trim()
    if (isCropped) facts.focal = focus.value()
    if (cloth.checked) facts.cloth = true
    else delete facts.cloth
    void send(`Describe the picture ${picture.name}`, 'Saved.', [list.change()])
  }

  /** Another file under the same name: whatever shows the picture shows it. */
  const replace = async (file: File) => {
    fault.textContent = ''
    const prepared = await prepare(file, smallest)
    if (typeof prepared === 'string') {
      fault.textContent = prepared
      return
    }
    const next = factsOf(picture.name, prepared, facts.alt, CENTRE)
    if (facts.cloth) next.cloth = true
    const [place, before] = [`assets/${next.file}`, `assets/${facts.file}`]
    const { version } = await store.read(before)
    const bytes = await base64Of(prepared.blob)
    const images = list.images.map((each) => (each === facts ? next : each))
    await send(`Replace the picture ${picture.name}`, 'The picture is replaced.', [
      { file: place, bytes, version: place === before ? version : null },
      ...(place === before ? [] : [{ file: before, text: null, version }]),
      list.change(images),
    ])
  }

  const remove = async () => {
    if (!confirm(`Delete the picture "${facts.alt || picture.name}"?`)) return
    const file = `assets/${facts.file}`
    const { version } = await store.read(file)
    await send(`Delete the picture ${picture.name}`, 'The picture is deleted.', [
      { file, text: null, version },
      list.change(list.images.filter((each) => each !== facts)),
    ])
  }

  const other = h('input', { type: 'file', accept: TYPES, hidden: true })
  other.addEventListener('change', () => {
    const [file] = other.files ?? []
    other.value = ''
    if (file) void replace(file)
  })
  const used = h('div', { 'aria-live': 'polite' }, h('p', {}, 'Reading …'))
  const deletion = button('Delete', () => void remove(), { hidden: true })
  const isOwn = UPLOADED.test(`assets/${facts.file}`)
  const tools =
    isOwn &&
    h(
      'div',
      { class: 'tools' },
      button('Replace by another file', () => other.click()),
      other,
      deletion,
    )
  void store.uses().then(
    ({ [picture.name]: files = [] }) => {
      used.replaceChildren(usesOf(files, isOwn))
      deletion.hidden = files.length > 0
    },
    ({ message }: Error) => used.replaceChildren(h('p', {}, message)),
  )
  dialog.append(
    h('h2', {}, picture.name),
    h('p', { class: 'hint' }, `${picture.width} × ${picture.height} pixels`),
    isCropped ? focus.element : imageOf(editor, picture),
    h('label', { for: 'picture-alt' }, 'What it shows'),
    alt,
    isCropped
      ? h('label', { class: 'check' }, cloth, ' Show it knitted, as the pictures of the site are')
      : '',
    h('h3', {}, 'Where it is used'),
    used,
    tools || '',
    fault,
    h(
      'div',
      { class: 'bar' },
      button('Save', save, { class: 'save' }),
      button('Close', () => dialog.close()),
    ),
  )
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

function usesOf(files: readonly ListedFile[], isOwn: boolean): HTMLElement {
  if (files.length > 0)
    return h('ul', {}, ...files.map(({ file, title }) => h('li', {}, fileLink(file, title))))
  return h(
    'p',
    {},
    isOwn
      ? 'Nothing shows it: it can be deleted.'
      : 'No page of this editor names it. The site itself may show it, such as the marks at its top.',
  )
}
