/** The words on a survey. Apart from how they are drawn: that needs fonts, which the editor has not. */
import { type Name, shapesOf } from './plan-sheet'
import type { Place, Shape } from './read-plan'

const SCALE = /^\d+ ft$/
export const NORTH = 'N'

/** The names of some kinds, with their places. */
export const namesOn = (elements: readonly Shape[], ...kinds: readonly Name[]) =>
  shapesOf(elements, ...kinds).filter(
    (each): each is Shape & { place: Place } =>
      each.name === 'text' && each.groups.includes('labels') && !SCALE.test(each.text),
  )

/** The words that say how long the bar of the scale is. */
export const scaleOf = (elements: readonly Shape[]) => elements.find(({ text }) => SCALE.test(text))

/** The words on a drawing, each once: names of roads and places, the length of the scale, north. */
export const labelsOf = (elements: readonly Shape[]) => [
  ...new Set(
    [...namesOn(elements, 'lab', 'rl'), scaleOf(elements), { text: NORTH }].flatMap(
      (each) => each?.text ?? [],
    ),
  ),
]
