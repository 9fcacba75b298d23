import { button, h, labelled } from './dom'
import type { Editor } from './editor'
import { base64Of, freePlace } from './file-name'
import { type Prepared, prepare } from './picture-file'
import { focusChoice } from './picture-focus'
import { factsOf, readList } from './picture-list'
import { attempt, reasonOf } from './saving'

/** Without HEIC, so that iPhones convert to JPEG. */
export const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
export const NO_WORDS = 'Say in a few words what the picture shows. Blind visitors hear it.'
const UPLOAD = 'Upload and use it'
/** Of a commit, what only the list of changes shows. */
const NOBODY = { message: 'Add a picture', who: '', when: '' }
const FOLDERS = {
  group: 'The group',
  plots: 'Plots and homes',
  cinemas: 'Cinemas',
  cricket: 'Team',
  logos: 'Logos and codes',
}

/** The upload form: file, description, focal point. */
export function uploadForm(
  editor: Editor,
  minWidth: number,
  done: (name: string) => void,
): HTMLElement {
  const { store } = editor
  const file = h('input', { type: 'file', id: 'upload-file', accept: TYPES })
  const alt = h('input', { type: 'text', id: 'upload-alt' })
  const folders = Object.entries(FOLDERS)
  const folder = h(
    'select',
    { id: 'upload-folder' },
    folders.map(([value, label]) => h('option', { value }, label)),
  )
  const error = h('p', { class: 'error', role: 'alert' })
  const focus = focusChoice('upload')
  let picture: Promise<Prepared | string> | undefined

  let cancel = () => {}

  const say = (text: string) => {
    error.textContent = text
  }
  /** Shows what is done and how to stop it; nothing for an empty text. */
  const work = (doing: string, stopIt = () => {}) => {
    told.textContent = doing
    working.hidden = doing === ''
    cancel = stopIt
  }
  file.addEventListener('change', async () => {
    say('')
    focus.hide()
    picture = undefined
    const [chosen] = file.files ?? []
    if (!chosen) return
    const own = prepare(chosen, minWidth)
    picture = own
    work('Reading the picture.', () => {
      picture = undefined
      file.value = ''
    })
    const prepared = await own
    // Cancelled, or another file was chosen in the meantime.
    if (picture !== own) return
    work('')
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
    const name = freePlace(folder.value, file.files?.[0]?.name ?? 'picture', taken)
    const save = async () => {
      const list = await readList(store)
      const facts = factsOf(name, prepared, words, focus.value())
      const bytes = await base64Of(prepared.blob)
      const master = { file: `assets/${facts.file}`, bytes, version: null }
      return store.save([master, list.change([...list.images, facts])], `Add the picture ${name}`)
    }
    const doing = 'Making the picture in all sizes. This takes some seconds.'
    let isCancelled = false
    send.textContent = 'Uploading …'
    work(doing, () => {
      isCancelled = true
      form.inert = false
      send.disabled = true
    })
    const answer = await attempt(editor, save, { area: form, doing, refused: 'Not uploaded.' })
    // What was sent cannot be stopped: it is taken back.
    if (isCancelled && !answer.isRefused && answer.commit)
      await store.takeBack({ ...NOBODY, id: answer.commit })
    send.textContent = UPLOAD
    send.disabled = false
    if (isCancelled) return editor.say('Cancelled.')
    work('')
    if (answer.isRefused) return say(reasonOf(editor, answer))
    await editor.reload()
    editor.say('The picture is there.')
    if (form.isConnected) done(name)
  }
  const send = button(UPLOAD, upload, { class: 'save' })
  /** Inside the dialog, because a modal dialog hides the editor's own live region. */
  const told = h('p', { 'aria-live': 'polite' })
  const bar = h('progress', { 'aria-label': 'The picture' })
  const stop = button('Cancel', () => {
    cancel()
    work('')
  })
  const working = h('div', { class: 'working', hidden: true }, bar, told, stop)
  const form = h(
    'fieldset',
    { class: 'upload' },
    h('legend', 'Upload a picture'),
    labelled(
      'File (JPEG, PNG, WebP, AVIF or GIF)',
      file,
      `Up to 25 MB, at least ${minWidth} pixels wide. What is transparent stays so, what moves stands still. What the camera noted, such as the place, is taken away.`,
    ),
    focus.element,
    labelled('What it shows', alt, 'A few words, such as: Plots along the avenue at sunrise.'),
    labelled('Where it belongs', folder),
    error,
    send,
  )
  return h('div', form, working)
}
