/**
 * Parses a surveyor's SVG into facts and shapes. Only listed elements, attributes and values are allowed; anything
 * else stops the run, because the drawing is inlined into the page.
 */

import { FACINGS, PLOT_STATUSES } from '@/lib/domain/property/plots'

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'viewBox', 'role', 'aria-labelledby'],
  title: ['id'],
  style: [],
  g: ['id', 'transform', 'aria-label', 'aria-hidden'],
  rect: ['class', 'width', 'height', 'x', 'y'],
  circle: ['class', 'cx', 'cy', 'r', 'fill', 'stroke', 'stroke-width'],
  path: [
    ...['id', 'class', 'd', 'fill', 'fill-rule', 'stroke', 'stroke-width', 'tabindex', 'role'],
    ...['aria-label', 'data-plot', 'data-status', 'data-size-sqft', 'data-dimensions'],
    ...['data-facing', 'data-road', 'data-cx', 'data-cy'],
  ],
  text: [
    ...['class', 'x', 'y', 'dy', 'transform', 'fill'],
    ...['text-anchor', 'font-family', 'font-weight', 'font-size'],
  ],
}
const VALUE = /^[\p{L}\p{N}\s.,#()+-]*$/u
const NUMBER = /^-?(\d+\.?\d*|\.\d+)$/

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** Excludes `<` within a tag, so that a match ends before the next one: parsing takes linear time. */
const TAG = String.raw`<(\/?)([^\s/<>]+)((?:\s+[^\s=<>]+\s*=\s*"[^"<]*")*)\s*(\/?)>`
/** Maximum depth of nested groups: plans have three or four, and each element lists all of its groups. */
const DEEPEST = 16

/** The position of a text, and its rotation in degrees. */
export type Place = { x: number; y: number; turn: number }

/** An element of a survey. */
export type Shape = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  /** The ids of its groups. */
  groups: readonly string[]
  place?: Place
}

/**
 * Yields every element of an SVG in order, with its attributes, text and the ids of its groups; texts and the compass
 * also with their place. Throws for an element, attribute, value or entity that is not listed, and for invalid
 * markup.
 */
export function* readElements(svg: string): Generator<Shape> {
  const open: { id: string | undefined }[] = []
  for (const [, close, name = '', rest = '', selfClosed, text = ''] of svg.matchAll(
    new RegExp(`${TAG}([^<]*)`, 'g'),
  )) {
    if (close) {
      open.pop()
      continue
    }
    const allowed = Object.hasOwn(ATTRIBUTES, name) && ATTRIBUTES[name]
    if (!allowed) throw new Error(`a plan has no use for <${name}>`)
    const attributes: Record<string, string> = {}
    for (const [, key = '', value = ''] of rest.matchAll(/([^\s=]+)\s*=\s*"([^"]*)"/g)) {
      if (!allowed.includes(key)) throw new Error(`a plan has no use for ${key} on <${name}>`)
      if (key !== 'xmlns' && !VALUE.test(value))
        throw new Error(`${key}="${value}" on <${name}> is refused`)
      attributes[key] = value
    }
    const element = {
      name,
      attributes,
      text: readText(text),
      groups: open.flatMap(({ id }) => id ?? []),
    }
    yield name === 'text' || isCompass(element)
      ? { ...element, place: readPlace(element) }
      : element
    if (selfClosed) continue
    if (open.push({ id: attributes.id }) > DEEPEST)
      throw new Error(`more than ${DEEPEST} elements of the plan lie within each other`)
  }
  if (open.length > 0) throw new Error('an element of the plan is never closed')
  const rest = svg.replace(new RegExp(TAG, 'g'), '')
  if (/[<>]/.test(rest.replace(/\{[^{}]*\}/g, '')))
    throw new Error('the plan holds markup that is not understood')
}

const readText = (text: string) =>
  text.trim().replace(/&(?:(\w+);|\S*)/g, (entity, name: string) => {
    const written = ENTITIES.get(name)
    if (written) return written
    throw new Error(`"${text.trim()}" holds ${entity}: write the character itself, and & as &amp;`)
  })

export const isCompass = ({ attributes }: Pick<Shape, 'attributes'>) =>
  attributes['aria-label'] === 'North'

/** The position and rotation of a text or the compass. Throws for another form of transform. */
function readPlace({ attributes: { x, y, transform }, text }: Shape): Place {
  const moved = transform ?? `translate(${x ?? 0} ${y ?? 0})`
  const [, left = '', top = '', turn = '0'] =
    /^translate\(([^\s,]+)[\s,]+([^\s,]+)\)(?: rotate\((\S+)\))?$/.exec(moved) ?? []
  if ((transform && (x || y)) || ![left, top, turn].every((each) => NUMBER.test(each)))
    throw new Error(
      `"${text || 'North'}": a place is x and y, or translate(x y) with or without rotate(degrees)`,
    )
  return { x: Number(left), y: Number(top), turn: Number(turn) }
}

/** The facts of one plot. Throws, with its number, where one is missing or unknown. */
export function readPlot({ attributes }: Pick<Shape, 'attributes'>) {
  const number = Number(attributes['data-plot'])
  const fail = (what: string): never => {
    throw new Error(`plot ${attributes['data-plot']}: ${what}`)
  }
  const [, width, depth] =
    /^(\d+)x(\d+) ft$/.exec(attributes['data-dimensions'] ?? '') ?? fail('dimensions')
  const squareFeet = Number(attributes['data-size-sqft'])
  if (!Number.isInteger(number) || number < 1) fail('number')
  if (!Number.isInteger(squareFeet) || squareFeet < 1) fail('size')
  const status = PLOT_STATUSES.find((each) => each === attributes['data-status']) ?? fail('status')
  const facing = FACINGS.find((each) => each === attributes['data-facing']) ?? fail('facing')
  for (const axis of ['data-cx', 'data-cy']) if (!NUMBER.test(attributes[axis] ?? '')) fail(axis)
  return {
    number,
    status,
    squareFeet,
    feet: [Number(width), Number(depth)],
    facing,
    road: attributes['data-road'] ?? fail('road'),
  }
}
