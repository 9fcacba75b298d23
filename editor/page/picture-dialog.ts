import type { Picture } from '@/tools/content/checks/images'
import type { ListedFile } from '@/tools/content/checks/listed-files'
import { append, button, type Child, h, labelled, listOf, showDialog } from './dom'
import type { Editor } from './editor'
import { base64Of } from './file-name'
import { prepare } from './picture-file'
import { CENTRE, focusChoice } from './picture-focus'
import { addressOf, imageOf } from './picture-grid'
import { factsOf, readList } from './picture-list'
import { NO_WORDS, TYPES } from './picture-upload'
import { fileLink } from './place-list'
import { reasonOf } from './saving'
import type { Change } from './store'
import { workingRow } from './working'

/** Uploaded pictures; others are generated. */
const ONLY_CHART = 'This picture is knitted: choose a PNG of 132 by 99 pixels, a pixel a stitch.'
const NO_CHART =
  'A picture of 132 by 99 pixels is knitted, a pixel a stitch. Upload it as a new one.'
const UPLOADED = /^assets\/[a-z0-9-]+\/[a-z0-9-]+\.(?:jpg|png)$/

/** Opens a picture's dialog: description, focal point, uses, and buttons that replace and delete it. */
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
  const file = `assets/${facts.file}`
  const dialog = h('dialog', { 'aria-label': picture.name })
  const content = h('div')
  const working = workingRow(editor)
  const error = h('p', { class: 'error', role: 'alert' })
  const alt = h('textarea', { id: 'picture-alt', rows: 2 })
  alt.value = facts.alt
  const isChart = file.startsWith('assets/charts/')
  // Drawings are never cropped, and a chart is knitted whole.
  const isCropped = !file.endsWith('.svg') && !isChart
  const focus = focusChoice('picture')
  if (isCropped) focus.show(await addressOf(editor, picture), facts.focal)
  const cloth = h('input', { type: 'checkbox', id: 'picture-cloth' })
  cloth.checked = facts.cloth === true

  const refuse = (text: string) => {
    error.textContent = text
  }
  async function send(summary: string, said: string, changes: readonly Change[]) {
    refuse('')
    const save = () => store.save(changes, summary)
    const answer = await working.send(save, content, 'Saving …', 'Not saved.')
    if (!answer) return
    if (answer.isRefused) return refuse(reasonOf(editor, answer))
    dialog.close()
    await editor.reload()
    done()
    editor.say(said)
  }

  const save = () => {
    if (!alt.value.trim()) return refuse(NO_WORDS)
    facts.alt = alt.value.trim()
    if (isCropped) facts.focal = focus.value()
    if (cloth.checked) facts.cloth = true
    else delete facts.cloth
    void send(`Describe the picture ${picture.name}`, 'Saved.', [list.change()])
  }

  /** Deletes the other cuts of a chart, which show what it was. */
  const withoutCuts = async () => {
    const cuts = isChart ? ['upright', 'card'] : []
    const places = cuts.map((cut) => file.replace('.png', `-${cut}.png`))
    const read = await Promise.all(places.map((place) => store.read(place)))
    return read.flatMap(({ version }, at) =>
      version === null ? [] : [{ file: places[at] ?? '', text: null, version }],
    )
  }

  /** Replaces the file under the same name, for all uses of the picture. */
  const replace = async () => {
    const [chosen] = other.files ?? []
    if (!chosen) return
    refuse('')
    let isCancelled = false
    working.show('Reading the picture.', () => {
      isCancelled = true
      working.show('')
    })
    const prepared = await prepare(chosen, smallest)
    other.value = ''
    if (isCancelled) return
    working.show('')
    if (typeof prepared === 'string') return refuse(prepared)
    if (isChart !== (prepared.isChart === true)) return refuse(isChart ? ONLY_CHART : NO_CHART)
    const next = factsOf(picture.name, prepared, facts.alt, CENTRE)
    if (facts.cloth) next.cloth = true
    const place = `assets/${next.file}`
    const { version } = await store.read(file)
    const bytes = await base64Of(prepared.blob)
    await send(`Replace the picture ${picture.name}`, 'The picture is replaced.', [
      { file: place, bytes, version: place === file ? version : null },
      ...(place === file ? [] : [{ file, text: null, version }]),
      ...(await withoutCuts()),
      list.change(list.images.map((each) => (each === facts ? next : each))),
    ])
  }

  const remove = async () => {
    if (!confirm(`Delete the picture "${facts.alt || picture.name}"?`)) return
    const { version } = await store.read(file)
    await send(`Delete the picture ${picture.name}`, 'The picture is deleted.', [
      { file, text: null, version },
      ...(await withoutCuts()),
      list.change(list.images.filter((each) => each !== facts)),
    ])
  }

  const other = h('input', { type: 'file', accept: TYPES, hidden: true, onchange: replace })
  const used = h('div', { 'aria-live': 'polite' }, h('p', 'Reading …'))
  const deletion = button('Delete', remove, { hidden: true })
  const isOwn = UPLOADED.test(file)
  void store.references().then(
    ({ [picture.name]: files = [] }) => {
      used.replaceChildren(usesOf(files, isOwn))
      deletion.hidden = files.length > 0
    },
    ({ message }: Error) => used.replaceChildren(h('p', message)),
  )
  const upload = button('Replace by another file', () => other.click())
  const tools: Child = isOwn && h('div', { class: 'tools' }, upload, other, deletion)
  const knitted = ' Show it knitted, as the pictures of the site are'
  append(
    content,
    h('h2', picture.name),
    h('p', { class: 'hint' }, `${picture.width} × ${picture.height} pixels`),
    isCropped ? focus.element : imageOf(editor, picture),
    labelled('What it shows', alt),
    isCropped && h('label', { class: 'check' }, cloth, knitted),
    h('h3', 'Where it is used'),
    used,
    tools,
    error,
    h(
      'div',
      { class: 'bar' },
      button('Save', save, { class: 'save' }),
      button('Close', () => dialog.close()),
    ),
  )
  showDialog(dialog, content, working.element)
}

function usesOf(files: readonly ListedFile[], isOwn: boolean): HTMLElement {
  if (files.length > 0) return listOf(files.map(({ file, title }) => fileLink(file, title)))
  return h(
    'p',
    isOwn
      ? 'Nothing shows it: it can be deleted.'
      : 'No page of this editor names it. The site itself may show it, such as the marks at its top.',
  )
}
