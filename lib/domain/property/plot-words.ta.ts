import type * as english from './plot-words'
import type { Facing } from './plots'

/** Tamil version of `plot-words.ts`. */
const FACINGS: Readonly<Record<Facing, string>> = {
  North: 'வடக்கு',
  'North-East': 'வடகிழக்கு',
  East: 'கிழக்கு',
  'South-East': 'தென்கிழக்கு',
  South: 'தெற்கு',
  'South-West': 'தென்மேற்கு',
  West: 'மேற்கு',
  'North-West': 'வடமேற்கு',
}

export const facingText: typeof english.facingText = (facing) => FACINGS[facing]

export const roadText: typeof english.roadText = (road) =>
  road.replace(/^Perimeter /, 'எல்லையோரம், ').replace(/(?<=\s)ft$/, 'அடி')
