import { button, h, showDialog } from './dom'
import type { Editor } from './editor'
import { pictureGrid } from './picture-grid'
import { uploadForm } from './picture-upload'

/** A dialog that offers the pictures that are wide enough, and the upload of another. */
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
      // A drawing is sharp at every width.
      ({ width, master }) => width >= minWidth || master.endsWith('.svg'),
    ),
  )
}
