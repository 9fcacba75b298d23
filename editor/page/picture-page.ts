import { h } from './dom'
import type { Editor } from './editor'
import { openPicture } from './picture-dialog'
import { pictureGrid } from './picture-grid'
import { uploadForm } from './picture-upload'

/** The smallest width of pictures that are uploaded without a field: logos and codes. */
const SMALLEST = 200

/** All pictures of the site: search, change, replace, and see their uses. */
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
