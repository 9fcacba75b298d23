import type { Picture } from '@/tools/content/checks/images'
import { append, button, h, labelled, showDialog } from './dom'
import type { Editor } from './editor'
import { uploadForm } from './picture-upload'

/** A picture in forms; its master where no sizes exist here. */
export function imageOf(editor: Editor, picture: Picture): HTMLImageElement {
  const image = h('img', { alt: picture.alt, loading: 'lazy', width: 160 })
  void addressOf(editor, picture).then((address) => {
    image.src = address
  })
  return image
}

/** A small picture beside a title; undefined where there is none of this name. */
export function thumbnail(editor: Editor, name: string | undefined): HTMLElement | undefined {
  const picture = name && editor.start.pictures.find((each) => each.name === name)
  return picture
    ? h('span', { class: 'thumbnail' }, imageOf(editor, { ...picture, alt: '' }))
    : undefined
}

export const addressOf = async ({ store }: Editor, picture: Picture): Promise<string> =>
  picture.url || ((await store.pictureUrl(picture).catch(() => '')) ?? '')

/** The pictures of the site, with a search. */
export function pictureGrid(
  editor: Editor,
  label: string,
  take: (picture: Picture) => void,
  isOffered: (picture: Picture) => boolean = () => true,
): readonly HTMLElement[] {
  const search = h('input', { type: 'search', id: 'picture-search' })
  const none = h('p', { 'aria-live': 'polite' })
  const all = h('ul', { class: 'grid' })
  const show = () => {
    const wanted = search.value.toLowerCase().split(/\s+/)
    const found = editor.start.pictures.filter(isOffered).filter(({ name, alt }) => {
      const words = `${name} ${alt}`.toLowerCase()
      return wanted.every((word) => words.includes(word))
    })
    none.textContent = found.length > 0 ? '' : 'No picture has these words.'
    all.replaceChildren(...found.map((picture) => h('li', choice(picture))))
  }
  const choice = (picture: Picture) =>
    append(
      button('', () => take(picture), { class: 'choice' }),
      imageOf(editor, { ...picture, alt: '' }),
      h('span', picture.alt || picture.name),
    )
  search.addEventListener('input', show)
  show()
  return [labelled(label, search), none, all]
}

/** Opens a dialog with the pictures that are wide enough, and the upload of another. */
export function choosePicture(editor: Editor, minWidth: number, done: (name: string) => void) {
  const dialog = h('dialog', { 'aria-label': 'Choose a picture', class: 'pictures' })
  const take = (name: string) => {
    dialog.close()
    done(name)
  }
  showDialog(
    dialog,
    h(
      'div',
      { class: 'bar' },
      h('h2', 'Choose a picture'),
      button('Close', () => dialog.close()),
    ),
    uploadForm(editor, minWidth, take),
    pictureGrid(
      editor,
      'Or find one of the site',
      ({ name }) => take(name),
      // Drawings are sharp at every width.
      ({ width, master }) => width >= minWidth || master.endsWith('.svg'),
    ),
  )
}
