/** Parses the texts and layer names of a drawing. */
import { SQUARE_FEET } from '@/lib/domain/property/units'

/** The kinds of ground on a plan besides plots and roads. */
export type Ground = 'park' | 'amen' | 'water'

export type LabelMeaning =
  | { kind: 'number'; number: number }
  | { kind: 'area'; squareFeet: number }
  | { kind: 'road'; name: string; feet?: number }
  | { kind: 'place'; name: string; ground?: Ground }
  | { kind: 'size' }
  | { kind: 'odd number' }
  | { kind: 'other' }

const GROUNDS: readonly (readonly [Ground, RegExp])[] = [
  ['park', /PARK(?!ING)|\bO\.?S\.?R\b|GARDEN|PLAY|OPEN SPACE|TOT.?LOT|LAWN|GREEN/],
  ['water', /POOL|POND|\bTANK\b|\bLAKE\b|WATER BODY/],
  [
    'amen',
    /CLUB|AMENIT|TEMPLE|COMMUNITY|\bGYM|\bSHOPS?\b|SCHOOL|COMMERCIAL|PUBLIC PURPOSE|\bE\.?B\b|\bSTP\b|\bSUMP\b/,
  ],
]
const ROAD = /\b(?:ROAD|STREET|AVENUE|LANE|DRIVE|RD|ST)\b\.?/
const LENGTH = String.raw`\d+(?:\.\d+)?\s*(?:'|’|′|FT|FEET|M|MTRS?|METRES?|MM)?\.?(?:\s*-?\s*\d+(?:\.\d+)?\s*(?:"|”|″|''|IN))?`
const SIZE = new RegExp(`^${LENGTH}(?:\\s*(?:X|×|\\*)\\s*${LENGTH})?$`)
const NUMBER = /^(?:(?:PLOT|SITE|P)\s*\.?\s*)?(?:NO\s*\.?\s*)?[-:#]?\s*(\d{1,4})$/
const AREA =
  /(\d[\d,]*(?:\.\d+)?)\s*(SQ\.?\s*FT|SQ\.?\s*FEET|S\.?\s*F\.?\s*T|SQ\.?\s*M(?:TRS?|ETRES?)?|M2|M²|CENTS?)\b\.?/

/** The kind of ground that a layer name or a text names. */
export const groundOf = (name: string): Ground | undefined =>
  GROUNDS.find(([, words]) => words.test(name.toUpperCase().replaceAll('_', ' ')))?.[0]

export const isOfRoads = (layer: string) => /ROAD|STREET/i.test(layer)
export const isOfSite = (layer: string) => /SITE|BOUND|LAYOUT|EXTENT/i.test(layer)

/** Parses a text. Lengths without a unit are in feet. */
export function read(text: string): LabelMeaning {
  const words = text.toUpperCase().trim()
  const [, number] = NUMBER.exec(words) ?? []
  if (number)
    return Number(number) > 0 ? { kind: 'number', number: Number(number) } : { kind: 'other' }
  if (/^(?:PLOT\s*(?:NO\.?)?\s*)?\d{1,4}\s*[-/]?\s*[A-Z]$/.test(words) && !SIZE.test(words))
    return { kind: 'odd number' }
  const [, area = '', unit = ''] = AREA.exec(words) ?? []
  if (area) {
    const figure = Number(area.replaceAll(',', ''))
    const one = /^C/.test(unit) ? SQUARE_FEET.cent : /M/.test(unit) ? SQUARE_FEET.sqm : 1
    return { kind: 'area', squareFeet: figure * one }
  }
  const road = ROAD.test(words) ? roadOf(words) : undefined
  if (road) return road
  const ground = groundOf(words)
  if (ground) return { kind: 'place', name: nameOf(words), ground }
  if (/ENTRANCE|ENTRY|\bGATE\b/.test(words)) return { kind: 'place', name: nameOf(words) }
  return SIZE.test(words) ? { kind: 'size' } : { kind: 'other' }
}

function roadOf(words: string): LabelMeaning {
  const [found = '', figure = '', unit = ''] =
    /(\d+(?:\.\d+)?)\s*(?:-\s*0\s*)?('|’|′|FT|FEET|M\b|MTRS?|METRES?|MM)?\.?(?:\s*-?\s*0*\s*(?:"|”|″|''))?/.exec(
      words,
    ) ?? []
  const one = /^MM/.test(unit) ? 1 / 304.8 : /^M/.test(unit) ? 1 / 0.3048 : 1
  const feet = Math.round(Number(figure) * one)
  const kind = nameOf(
    words
      .replace(found, ' ')
      .replace(/\bWIDE\b|\bEXISTING\b|\bPROPOSED\b/g, ' ')
      .replace(/\bRD\b\.?/, 'ROAD'),
  )
  return { kind: 'road', name: figure ? `${feet} FT ${kind}` : kind, ...(figure && { feet }) }
}

/** Reduces a name to what a plan may contain: letters, figures and plain marks. */
const nameOf = (words: string) =>
  words
    .replace(/[^\p{L}\p{M}\p{N} .,&'()-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,-]+|[\s,-]+$/g, '')
    .slice(0, 40)
