import { button, h } from './dom'
import type { Editor } from './editor'
import { type Change, type Picture, refusedFor } from './store'

const LIST = 'assets/manifest.json'
const LARGEST_FILE = 25_000_000
/** More than the editor of this machine takes, and Git hosts refuse, at once. */
const LARGEST_SENT = 11_000_000
/** Larger pictures are made smaller before they are sent: no page shows more. */
const LARGEST_SIDE = 2560
/** The point that stays visible where a picture is cropped, as shares of its width and its height. */
type Focal = readonly [number, number]
const CENTRE: Focal = [0.5, 0.5]
/** The smallest width of a picture that is uploaded for no field: logos and codes. */
const SMALLEST = 200
const FOLDERS = [
  ['group', 'The group'],
  ['plots', 'Plots and homes'],
  ['cinemas', 'Cinemas'],
  ['cricket', 'Team'],
  ['logos', 'Logos and codes'],
] as const

/** A dialog that offers every picture of the site, and the upload of another. */
export function choosePicture(editor: Editor, minWidth: number, done: (name: string) => void) {
  const dialog = h('dialog', { 'aria-label': 'Choose a picture', class: 'pictures' })
  const close = () => {
    dialog.close()
    dialog.remove()
  }
  const take = (name: string) => {
    close()
    done(name)
  }
  const search = h('input', { type: 'search', id: 'picture-search' })
  const all = h('ul', { class: 'grid' })
  const show = () => {
    const wanted = search.value.toLowerCase()
    all.replaceChildren(
      ...editor.start.pictures
        // A drawing is sharp at every width.
        .filter(({ width, master }) => width >= minWidth || master.endsWith('.svg'))
        .filter(({ name, alt }) => `${name} ${alt}`.toLowerCase().includes(wanted))
        .map((picture) =>
          h(
            'li',
            {},
            pictureButton(editor, picture, () => take(picture.name)),
          ),
        ),
    )
  }
  search.addEventListener('input', show)
  show()
  dialog.append(
    h('div', { class: 'bar' }, h('h2', {}, 'Choose a picture'), button('Close', close)),
    uploadForm(editor, minWidth, take),
    h('label', { for: 'picture-search' }, 'Or find one of the site'),
    search,
    all,
  )
  document.body.append(dialog)
  dialog.addEventListener('close', () => dialog.remove())
  dialog.showModal()
}

function pictureButton(editor: Editor, picture: Picture, onclick: () => void) {
  return h(
    'button',
    { type: 'button', onclick, class: 'choice' },
    imageOf(editor, { ...picture, alt: '' }),
    h('span', {}, picture.alt || picture.name),
  )
}

/** A picture as it is shown in forms; where its sizes are not made here, its master. */
export function imageOf(editor: Editor, picture: Picture): HTMLImageElement {
  const image = h('img', { alt: picture.alt, loading: 'lazy', width: 160 })
  void addressOf(editor, picture).then((address) => {
    image.src = address
  })
  return image
}

const addressOf = async ({ store }: Editor, picture: Picture): Promise<string> =>
  picture.url || ((await store.pictureUrl?.(picture).catch(() => '')) ?? '')

/** The form that uploads a picture: the file, what it shows, where its middle is. */
function uploadForm(editor: Editor, minWidth: number, done: (name: string) => void): HTMLElement {
  const file = h('input', {
    type: 'file',
    id: 'upload-file',
    accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
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
    if (!alt.value.trim())
      return say('Say in a few words what the picture shows. Blind visitors hear it.')
    part.disabled = true
    say('')
    editor.say('Making the picture in all sizes. This takes some seconds.')
    const name = freeName(editor, folder.value, file.files?.[0]?.name ?? 'picture')
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
      `Up to 25 MB, at least ${minWidth} pixels wide. What is transparent stays so; what moves stands still.`,
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

/** A click on the picture says what must stay visible where it is cropped. `name` begins the ids. */
function focusChoice(name: string) {
  const image = h('img', { alt: '' })
  const dot = h('span', { class: 'dot' })
  const range = (id: string) => h('input', { type: 'range', id, min: 0, max: 100, value: 50 })
  const [across, down] = [range(`${name}-across`), range(`${name}-down`)]
  const place = () => {
    dot.style.left = `${across.value}%`
    dot.style.top = `${down.value}%`
  }
  image.addEventListener('click', (event) => {
    across.value = String(Math.round((event.offsetX / image.clientWidth) * 100))
    down.value = String(Math.round((event.offsetY / image.clientHeight) * 100))
    place()
  })
  across.addEventListener('input', place)
  down.addEventListener('input', place)
  const element = h(
    'div',
    { class: 'focus', hidden: true },
    h('p', { class: 'hint' }, 'Click on what must stay visible where the picture is cropped.'),
    h('div', { class: 'frame' }, image, dot),
    h('label', { for: across.id }, 'From the left'),
    across,
    h('label', { for: down.id }, 'From the top'),
    down,
  )
  return {
    element,
    show: (address: string, [x, y] = CENTRE) => {
      image.src = address
      across.value = String(Math.round(x * 100))
      down.value = String(Math.round(y * 100))
      element.hidden = false
      place()
    },
    hide: () => {
      element.hidden = true
    },
    value: (): Focal => [Number(across.value) / 100, Number(down.value) / 100],
  }
}

type Prepared = {
  blob: Blob
  width: number
  height: number
  dominant: string
  isTransparent: boolean
}

/** The picture as the site keeps it, or why it cannot be one. Facts of the camera are left out. */
async function prepare(file: File, minWidth: number): Promise<Prepared | string> {
  const megabytes = Math.round(file.size / 1_000_000)
  if (file.size > LARGEST_FILE)
    return `This file has ${megabytes} MB. Pictures up to 25 MB can be uploaded: save it smaller, for example 2500 pixels wide.`
  if (!/^image\/(jpeg|png|webp|avif|gif)$/.test(file.type))
    return `${file.name} is no JPEG, PNG, WebP, AVIF or GIF file. Save it as one of these and choose it again.`
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap)
    return `${file.name} cannot be read as a picture. Open it on your machine to see whether it is whole.`
  if (bitmap.width < minWidth)
    return `This picture is ${bitmap.width} pixels wide. It needs at least ${minWidth}, or it would look blurred.`
  // A tall picture keeps the width that its field needs.
  const largest = Math.max(
    LARGEST_SIDE / Math.max(bitmap.width, bitmap.height),
    minWidth / bitmap.width,
  )
  for (let scale = Math.min(1, largest); ; scale *= 0.8) {
    const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
    if (width < minWidth) break
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) break
    context.drawImage(bitmap, 0, 0, width, height)
    const isTransparent = hasHoles(context.getImageData(0, 0, width, height).data)
    // Drawings stay sharp as PNG; JPEG has no transparency, and suits photographs.
    const types = isTransparent ? ['png'] : /png|gif/.test(file.type) ? ['png', 'jpeg'] : ['jpeg']
    for (const type of types) {
      const blob = await canvas.convertToBlob({ type: `image/${type}`, quality: 0.92 })
      if (blob.size <= LARGEST_SENT)
        return { blob, width, height, dominant: dominantOf(bitmap), isTransparent }
    }
  }
  return `${file.name} stays too large. Save it smaller, for example 2500 pixels wide, and choose it again.`
}

/** Whether something shows through: every fourth byte says how much a pixel covers. */
function hasHoles(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true
  return false
}

/** The mean colour, which is shown until the picture arrives. */
function dominantOf(bitmap: ImageBitmap): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return '#808080'
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** A name of assets/ that no picture has: from the file's own. */
function freeName(editor: Editor, folder: string, file: string): string {
  const own = file
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const taken = new Set(editor.start.pictures.map(({ name }) => name))
  const stem = `${folder}/${own || 'picture'}`
  if (!taken.has(stem)) return stem
  let number = 2
  while (taken.has(`${stem}-${number}`)) number++
  return `${stem}-${number}`
}

/** Saves the picture and its facts. Returns why it was refused; undefined where it was not. */
async function upload(
  editor: Editor,
  name: string,
  { blob, width, height, dominant, isTransparent }: Prepared,
  alt: string,
  focal: Focal,
): Promise<string | undefined> {
  const list = await editor.store.read(LIST)
  const manifest = JSON.parse(list.text ?? '{"images":[]}')
  const file = `${name}.${blob.type === 'image/png' ? 'png' : 'jpg'}`
  const facts = { file, bytes: blob.size, width, height, palette: [dominant], dominant, alt, focal }
  manifest.images.push(isTransparent ? { ...facts, transparent: true } : facts)
  const changes: Change[] = [
    { file: `assets/${file}`, bytes: await base64Of(blob), version: null },
    { file: LIST, text: `${JSON.stringify(manifest, null, 1)}\n`, version: list.version },
  ]
  const answer = await editor.store.save(changes, `Add the picture ${name}`)
  if (answer.isRefused) return answer.faults?.[0]?.text ?? answer.message
  await editor.reload()
  return undefined
}

const base64Of = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
    reader.readAsDataURL(blob)
  })

/** Every picture with its description and its middle, to change them. */
export function picturesPage(editor: Editor): HTMLElement {
  const page = h('div')
  const show = () =>
    page.replaceChildren(
      h('h1', {}, 'Pictures'),
      uploadForm(editor, SMALLEST, show),
      h(
        'ul',
        { class: 'grid' },
        ...editor.start.pictures.map((picture) =>
          h(
            'li',
            {},
            pictureButton(editor, picture, () => void describe(editor, picture, show)),
          ),
        ),
      ),
    )
  show()
  return page
}

/** A dialog with the description and the middle of a picture. */
async function describe(editor: Editor, picture: Picture, done: () => void) {
  const opened = await editor.store.read(LIST)
  const manifest: { images: { file: string; alt: string; focal: Focal; cloth?: boolean }[] } =
    JSON.parse(opened.text ?? '{"images":[]}')
  const facts = manifest.images.find(({ file }) => file.replace(/\.\w+$/, '') === picture.name)
  if (!facts) return editor.say('A program makes this picture: nothing of it can be changed here.')
  const alt = h('textarea', { id: 'picture-alt', rows: 2 })
  alt.value = facts.alt
  const focus = focusChoice('picture')
  // A drawing is never cropped, and what is knitted has its own cuts.
  const isCropped = !/\.(?:svg|ts)$/.test(facts.file)
  const cloth = h('input', { type: 'checkbox', id: 'picture-cloth' })
  cloth.checked = facts.cloth === true
  if (isCropped) focus.show(await addressOf(editor, picture), facts.focal)
  const fault = h('p', { class: 'fault', role: 'alert' })
  const dialog = h('dialog', { 'aria-label': picture.name })
  const save = async () => {
    if (!alt.value.trim()) {
      fault.textContent = 'Say in a few words what the picture shows. Blind visitors hear it.'
      return
    }
    facts.alt = alt.value.trim()
    if (isCropped) facts.focal = focus.value()
    if (cloth.checked) facts.cloth = true
    else delete facts.cloth
    const text = `${JSON.stringify(manifest, null, 1)}\n`
    dialog.inert = true
    const answer = await editor.store.save(
      [{ file: LIST, text, version: opened.version }],
      `Describe the picture ${picture.name}`,
    )
    dialog.inert = false
    if (answer.isRefused) {
      fault.textContent = answer.message
      return
    }
    dialog.close()
    await editor.reload()
    done()
    editor.say('Saved.')
  }
  dialog.append(
    h('h2', {}, picture.name),
    isCropped ? focus.element : imageOf(editor, picture),
    h('label', { for: 'picture-alt' }, 'What it shows'),
    alt,
    ...(isCropped
      ? [h('label', { class: 'check' }, cloth, ' Show it knitted, as the pictures of the site are')]
      : []),
    fault,
    h(
      'div',
      { class: 'bar' },
      button('Save', () => void save(), { class: 'save' }),
      button('Close', () => dialog.close()),
    ),
  )
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
