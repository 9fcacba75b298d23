/** The words on a survey. Separate from drawing them, which needs fonts that the editor does not have. */
import { type Name, shapesOf } from './plan-sheet'
import type { Place, Shape } from './read-plan'

const SCALE = /^\d+ ft$/
export const NORTH = 'N'

/** The names of some classes, with their places. */
export const namesOn = (elements: readonly Shape[], ...kinds: readonly Name[]) =>
  shapesOf(elements, ...kinds).filter(
    (each): each is Shape & { place: Place } =>
      each.name === 'text' && each.groups.includes('labels') && !SCALE.test(each.text),
  )

/** The text with the length of the scale bar. */
export const scaleOf = (elements: readonly Shape[]) => elements.find(({ text }) => SCALE.test(text))

/** The words on a drawing without duplicates: names of roads and places, the length of the scale, north. */
export const labelsOf = (elements: readonly Shape[]) => [
  ...new Set(
    [...namesOn(elements, 'lab', 'rl'), scaleOf(elements), { text: NORTH }].flatMap(
      (each) => each?.text ?? [],
    ),
  ),
]
