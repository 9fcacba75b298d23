import { button, h } from './dom'
import type { Editor } from './editor'
import { base64Of, freePlace } from './file-name'
import { type Prepared, prepare } from './picture-file'
import { type Focal, focusChoice } from './picture-focus'
import { factsOf, readList } from './picture-list'
import { refusedFor } from './store'

/** Without HEIC: an iPhone then hands over JPEG. */
export const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
export const NO_WORDS = 'Say in a few words what the picture shows. Blind visitors hear it.'
const FOLDERS = [
  ['group', 'The group'],
  ['plots', 'Plots and homes'],
  ['cinemas', 'Cinemas'],
  ['cricket', 'Team'],
  ['logos', 'Logos and codes'],
] as const

/** The form that uploads a picture: the file, what it shows, where its middle is. */
export function uploadForm(
  editor: Editor,
  minWidth: number,
  done: (name: string) => void,
): HTMLElement {
  const file = h('input', {
    type: 'file',
    id: 'upload-file',
    accept: TYPES,
    'aria-describedby': 'upload-file-hint',
  })
  const alt = h('input', { type: 'text', id: 'upload-alt', 'aria-describedby': 'upload-alt-hint' })
  const folder = h('select', { id: 'upload-folder' })
  for (const [value, label] of FOLDERS) folder.append(h('option', { value }, label))
  const fault = h('p', { class: 'fault', role: 'alert' })
  const focus = focusChoice('upload')
  let picture: Promise<Prepared | string> | undefined

  const say = (text: string) => {
    fault.textContent = text
  }
  file.addEventListener('change', async () => {
    say('')
    focus.hide()
    picture = undefined
    const [chosen] = file.files ?? []
    if (!chosen) return
    const own = prepare(chosen, minWidth)
    picture = own
    const prepared = await own
    // Another file was chosen meanwhile.
    if (picture !== own) return
    if (typeof prepared === 'string') say(prepared)
    else focus.show(URL.createObjectURL(prepared.blob))
  })
  const send = button('Upload and use it', async () => {
    const prepared = (await picture) ?? 'Choose a file of a picture first.'
    if (typeof prepared === 'string') return say(prepared)
    if (!alt.value.trim()) return say(NO_WORDS)
    part.disabled = true
    say('')
    editor.say('Making the picture in all sizes. This takes some seconds.')
    const taken = editor.start.pictures.map((each) => each.name)
    const name = freePlace(folder.value, file.files?.[0]?.name ?? 'picture', taken)
    const refused = await upload(editor, name, prepared, alt.value.trim(), focus.value()).catch(
      (error) => refusedFor(error).message,
    )
    part.disabled = false
    if (refused) {
      editor.say('Not uploaded.')
      return say(refused)
    }
    editor.say('The picture is there.')
    if (send.isConnected) done(name)
  })
  const part = h(
    'fieldset',
    { class: 'upload' },
    h('legend', {}, 'Upload a picture'),
    h('label', { for: 'upload-file' }, 'File (JPEG, PNG, WebP, AVIF or GIF)'),
    h(
      'p',
      { class: 'hint', id: 'upload-file-hint' },
      `Up to 25 MB, at least ${minWidth} pixels wide. What is transparent stays so, what moves stands still. What the camera noted, such as the place, is taken away.`,
    ),
    file,
    focus.element,
    h('label', { for: 'upload-alt' }, 'What it shows'),
    h(
      'p',
      { class: 'hint', id: 'upload-alt-hint' },
      'A few words, such as: Plots along the avenue at sunrise.',
    ),
    alt,
    h('label', { for: 'upload-folder' }, 'Where it belongs'),
    folder,
    fault,
    send,
  )
  return part
}

/** Saves the picture and its facts. Returns why it was refused; undefined where it was not. */
async function upload(
  { store, reload }: Editor,
  name: string,
  prepared: Prepared,
  alt: string,
  focal: Focal,
): Promise<string | undefined> {
  const list = await readList(store)
  const facts = factsOf(name, prepared, alt, focal)
  const bytes = await base64Of(prepared.blob)
  const answer = await store.save(
    [{ file: `assets/${facts.file}`, bytes, version: null }, list.change([...list.images, facts])],
    `Add the picture ${name}`,
  )
  if (answer.isRefused) return answer.faults?.[0]?.text ?? answer.message
  await reload()
  return undefined
}
