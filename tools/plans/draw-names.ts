/** Draws the names on a plan: of roads along them, of places on their ground. */
import { drawOnRoads } from './draw-road-names'
import { drawWords, fitWords, tenth } from './draw-words'
import { namesOn } from './names'
import { LETTERS, type Sheet, shapesOf } from './plan-sheet'
import { groundAround } from './turn-plan'

/** The names of roads along their middle lines; `gap` covers the dashes of the line behind a name. */
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

/**
 * The names of places. Enlarged names are fitted to their ground. `colorOf` a ground covers the lines behind its name,
 * such as those of a star in a park.
 */
export function drawPlaceNames(
  { elements, outlines, language, translate, growth }: Sheet,
  colorOf: (kind: string) => string | undefined,
) {
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
      const drawn = drawWords(outlines, words.text, words.letters, place)
      const color = ground.kind && colorOf(ground.kind)
      return color
        ? `<g stroke="${color}" stroke-width="${tenth(type.size / 3)}" stroke-linejoin="round" paint-order="stroke">${drawn}</g>`
        : drawn
    })
    .join('\n')
}
