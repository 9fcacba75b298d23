import { h } from './dom'
import { drafted } from './draft'
import { type Editor, placeOf, titleOf } from './editor'

/** The element for the marks of a file beside its title; `showMarks` fills it. */
export const marksOf = (file: string) => h('span', { class: 'marks', 'data-marks': file })

/** Shows the current marks and titles of all files on the page. */
export function showMarks(editor: Editor): void {
  const own = drafted()
  for (const element of document.querySelectorAll<HTMLElement>('[data-marks]')) {
    const file = element.dataset.marks ?? ''
    const place = placeOf(editor, file)
    const { marks = [] } = place?.files.find((each) => each.file === file) ?? {}
    const isChanged = own.includes(`file/${file}`)
    element.textContent = [...marks, isChanged && 'Changed by you'].filter(Boolean).join(' · ')
    const heading = element.previousElementSibling
    if (place && heading instanceof HTMLHeadingElement) heading.textContent = titleOf(place, file)
  }
}
