/** The names on a plan: of roads along them, of places on their ground. */
import { drawOnRoads } from './draw-road-names'
import { drawWords, fitWords } from './draw-words'
import { LETTERS, type Name, type Sheet, shapesOf } from './plan-sheet'
import type { Place, Shape } from './read-plan'
import { groundAround } from './turn-plan'

const SCALE = /^\d+ ft$/
export const NORTH = 'N'

const namesOn = (elements: readonly Shape[], ...kinds: readonly Name[]) =>
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

/** The names of roads along their middle lines; `gap` hides the dashes of a line where a name stands. */
export function drawRoadNames(
  { elements, outlines, language, translate, growth }: Sheet,
  gap: string,
) {
  const letters = LETTERS[language].rl
  const type = { ...letters, size: letters.size * growth }
  const drawOnRoad = drawOnRoads(shapesOf(elements, 'cl'), outlines, gap)
  return namesOn(elements, 'rl')
    .map(({ text, place: { x, y } }) => drawOnRoad(translate(text), [x, y], type))
    .join('\n')
}

/** The names of places. Enlarged ones fit the ground they stand on. */
export function drawPlaceNames({ elements, outlines, language, translate, growth }: Sheet) {
  const letters = LETTERS[language].lab
  const type = { ...letters, size: letters.size * growth }
  return namesOn(elements, 'lab')
    .map(({ text, place: { x, y, turn } }) => {
      const ground = groundAround(elements, x, y)
      const room = growth > 1 ? 0.92 * (turn === 0 ? ground.width : ground.height) : undefined
      const words = room
        ? fitWords(translate(text), type, room)
        : { text: translate(text), letters: type, rise: 0 }
      const place =
        turn === 0
          ? { x, y: y + 1 - words.rise }
          : { x: 0, y: 1 - words.rise, transform: `translate(${x} ${y}) rotate(${turn})` }
      return drawWords(outlines, words.text, words.letters, place)
    })
    .join('\n')
}
