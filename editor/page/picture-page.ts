import { h } from './dom'
import type { Editor } from './editor'
import { openPicture } from './picture-dialog'
import { pictureGrid } from './picture-grid'
import { uploadForm } from './picture-upload'

/** The smallest width of a picture that is uploaded for no field: logos and codes. */
const SMALLEST = 200

/** Every picture of the site, to find one, to change or replace it, and to see where it is used. */
export function picturesPage(editor: Editor): HTMLElement {
  const page = h('div')
  const show = () =>
    page.replaceChildren(
      h('h1', {}, 'Pictures'),
      uploadForm(editor, SMALLEST, show),
      ...pictureGrid(
        editor,
        'Find a picture',
        (picture) => void openPicture(editor, picture, SMALLEST, show),
      ),
    )
  show()
  return page
}
