/** The sheet of a drawing: its size, and data that its groups share. */
import type { Locale } from '@/lib/domain/locale'
import { readStrokes } from './draw-path'
import type { Outlines } from './draw-words'
import type { Letters } from './outline-text'
import type { Shape } from './read-plan'

/** Data that the groups of one drawing share. */
export type Sheet = {
  elements: readonly Shape[]
  outlines: Outlines
  language: Locale
  translate: (text: string) => string
  growth: number
  /** Font size of the words at the bottom. */
  size: number
}

/** Margin around the site. */
export const MARGIN = 22
/** Font size of the words at the bottom. */
export const WORDS = 16
/** Space below the site for the scale and the compass, which extends `COMPASS` units past the end of the scale. */
const FOOT = 48
const COMPASS = 70

/** Classes of names: of places (lab) and of roads (rl). */
export type Name = 'lab' | 'rl'

/** Fonts of the names. */
export const LETTERS: Readonly<Record<Locale, Readonly<Record<Name, Letters>>>> = {
  en: {
    lab: { size: 17, weight: 600, spacing: 1 },
    rl: { size: 17, weight: 500, spacing: 1 },
  },
  // Tamil: smaller, because of signs below letters and words half as wide again; tracking would separate the signs.
  ta: {
    lab: { size: 16, weight: 600 },
    rl: { size: 16, weight: 500 },
  },
}

/** The shapes of some classes, in the order of the survey. */
export const shapesOf = (elements: readonly Shape[], ...kinds: readonly string[]) =>
  elements.filter(({ attributes }) => kinds.includes(attributes.class ?? ''))

/** The points of the site's outline. */
const outlineOf = (elements: readonly Shape[]) =>
  shapesOf(elements, 'site')
    .flatMap(({ attributes }) => readStrokes(attributes.d))
    .flatMap((stroke) => stroke.points)

/** The bounding box of the site; the surveyor's paper is larger. Throws where the site has no outline. */
export function frame(elements: readonly Shape[]) {
  const points = outlineOf(elements)
  if (points.length === 0) throw new Error('a path of the class "site" is missing, the outline')
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

/** The least height of letters in CSS pixels, with the whole drawing shown on the smallest phone. */
const READABLE = 11
const PHONE = { width: 320, height: 568 }

/** Scale of the words on an upright drawing, relative to the wide one. */
export function growthFor({ width, height }: { width: number; height: number }) {
  const scale = Math.min(
    PHONE.width / (width + 2 * MARGIN),
    PHONE.height / (height + MARGIN + FOOT + WORDS),
  )
  return READABLE / scale / LETTERS.ta.rl.size
}

/** The view box: the site, and space below for the scale bar of length `bar` and the compass. */
export function viewBoxOf({ elements, size }: Sheet, bar: number) {
  const box = frame(elements)
  const x = Math.floor(box.left - MARGIN)
  const y = Math.floor(box.top - MARGIN)
  const above = outlineOf(elements).filter(([each]) => each <= box.left + bar + COMPASS)
  const foot = Math.max(...above.map(([, each]) => each)) + FOOT + size
  return {
    x,
    y,
    width: Math.ceil(box.right - x + MARGIN),
    height: Math.ceil(Math.max(box.bottom + MARGIN, foot) - y),
  }
}
