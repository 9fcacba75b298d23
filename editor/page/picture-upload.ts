import { button, h, labelled } from './dom'
import type { Editor } from './editor'
import { base64Of, freePlace } from './file-name'
import { type Prepared, prepare } from './picture-file'
import { focusChoice } from './picture-focus'
import { factsOf, readList } from './picture-list'
import { reasonOf } from './saving'
import { workingRow } from './working'

/** Without HEIC, so that iPhones convert to JPEG. */
export const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
export const NO_WORDS = 'Say in a few words what the picture shows. Blind visitors hear it.'
const UPLOAD = 'Upload and use it'
/** Where pictures belong: the folder, its label, and the pages of the editor where an upload begins with it. */
const FOLDERS: readonly (readonly [string, string, RegExp?])[] = [
  ['group', 'The group'],
  ['logos', 'Logos and codes', /sponsors|teams/],
  ['plots', 'Plots and homes', /projects|properties|residences|joint-/],
  ['cinemas', 'Cinemas', /cinemas/],
  ['cricket', 'Team', /cricket|fans/],
]

/** The upload form: file, description, focal point. */
export function uploadForm(
  editor: Editor,
  minWidth: number,
  done: (name: string) => void,
): HTMLElement {
  const { store } = editor
  const file = h('input', { type: 'file', id: 'upload-file', accept: TYPES })
  const alt = h('input', { type: 'text', id: 'upload-alt' })
  const here = FOLDERS.find(([, , page]) => page?.test(location.hash))
  const options = FOLDERS.map(([value, label]) => h('option', { value }, label))
  const folder = h('select', { id: 'upload-folder' }, options)
  folder.value = here?.[0] ?? 'group'
  const error = h('p', { class: 'error', role: 'alert' })
  const focus = focusChoice('upload')
  let picture: Promise<Prepared | string> | undefined

  const working = workingRow(editor)
  const say = (text: string) => {
    error.textContent = text
  }
  file.addEventListener('change', async () => {
    say('')
    focus.hide()
    picture = undefined
    const [chosen] = file.files ?? []
    if (!chosen) return
    const own = prepare(chosen, minWidth)
    picture = own
    working.show('Reading the picture.', () => {
      picture = undefined
      file.value = ''
      working.show('')
    })
    const prepared = await own
    // Cancelled, or another file was chosen in the meantime.
    if (picture !== own) return
    working.show('')
    if (typeof prepared === 'string') say(prepared)
    else focus.show(URL.createObjectURL(prepared.blob))
  })
  const upload = async () => {
    const prepared = (await picture) ?? 'Choose a file of a picture first.'
    if (typeof prepared === 'string') return say(prepared)
    const words = alt.value.trim()
    if (!words) return say(NO_WORDS)
    say('')
    const taken = editor.start.pictures.map((each) => each.name)
    const name = freePlace(
      prepared.isChart ? 'charts' : folder.value,
      file.files?.[0]?.name ?? 'picture',
      taken,
    )
    const save = async () => {
      const list = await readList(store)
      const facts = factsOf(name, prepared, words, focus.value())
      const bytes = await base64Of(prepared.blob)
      const master = { file: `assets/${facts.file}`, bytes, version: null }
      return store.save([master, list.change([...list.images, facts])], `Add the picture ${name}`)
    }
    const doing = 'Making the picture in all sizes. This takes some seconds.'
    send.textContent = 'Uploading …'
    const answer = await working.send(save, form, doing, 'Not uploaded.')
    send.textContent = UPLOAD
    if (!answer) return
    if (answer.isRefused) return say(reasonOf(editor, answer))
    await editor.reload()
    editor.say('The picture is there.')
    if (form.isConnected) done(name)
  }
  const send = button(UPLOAD, upload, { class: 'save' })
  const form = h(
    'fieldset',
    { class: 'upload' },
    h('legend', 'Upload a picture'),
    labelled(
      'File (JPEG, PNG, WebP, AVIF or GIF)',
      file,
      `Up to 25 MB, at least ${minWidth} pixels wide; a PNG of 132 by 99 pixels is knitted, a pixel a stitch. What is transparent stays so, what moves stands still. What the camera noted, such as the place, is taken away.`,
    ),
    focus.element,
    labelled('What it shows', alt, 'A few words, such as: Plots along the avenue at sunrise.'),
    labelled('Where it belongs', folder),
    error,
    send,
  )
  return h('div', form, working.element)
}
