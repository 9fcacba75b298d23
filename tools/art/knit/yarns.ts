/**
 * The yarns of scenes. The first names of each set are the brand's own colours (styles/tokens.css); the others are
 * mixed from two of them.
 */

/** All ventures have these. */
const shared = {
  ink: '#0b1430',
  ivory: '#f7f1e5',
  gold: '#d9a441',
  goldLight: '#f2ce7e',
  goldDeep: '#9c6a1e',
  brown: '#5e3a24',
  skin: '#a06a44',
} as const

/** The group: the river at dusk. */
const group = {
  ...shared,
  indigo: '#08102a',
  night: '#141f42',
  dusk: '#2c3a66',
  violet: '#5a4a7a',
  plum: '#43315a',
  rose: '#b4655a',
  ember: '#d97b3a',
  sun: '#fff3d6',
  leaf: '#2d5540',
  leafLight: '#6b7a35',
  leafDark: '#16302f',
  water: '#2d6a73',
  mauve: '#7a4a68',
  moss: '#40603a',
  grass: '#5c8f4a',
  mist: '#c3d3cf',
  lagoon: '#4f97a0',
  earth: '#6e4330',
  copper: '#94552c',
  crimson: '#a3283f',
  deep: '#1a4550',
} as const

/** Plots: earth, leaf and teal. */
const properties = {
  ...shared,
  teal: '#0e3a48',
  tealDeep: '#0a2a35',
  tealNight: '#07181f',
  pond: '#1d5560',
  mist: '#7ea6a0',
  sand: '#efe9da',
  road: '#efe3c8',
  terracotta: '#b4532a',
  brick: '#96401c',
  leaf: '#4d6136',
  leafLight: '#93a05a',
  leafDark: '#2f3a2a',
  sky: '#c9d8d0',
  lamp: '#ffe9c0',
  skin: '#8f5a3a',
  shade: '#26424a',
  clay: '#54230f',
  clayDark: '#45190c',
  clayLight: '#5c2813',
  clayPale: '#8a5233',
} as const

/** Cinemas: curtain red, and light from one screen. */
const cinemas = {
  ...shared,
  onyx: '#07080d',
  soot: '#12131c',
  smoke: '#2a2530',
  curtainDeep: '#250a11',
  curtain: '#57101a',
  red: '#8f1522',
  scarlet: '#c02a2e',
  copper: '#d9774a',
  wood: '#8a5a2c',
  brass: '#d9a05a',
  light: '#ffd27a',
  white: '#fff6e0',
  morning: '#6fb0c4',
  jade: '#1f6b58',
  emerald: '#0f3f38',
  grass: '#4d8a4a',
  violet: '#5a4a7a',
  plum: '#43315a',
  evening: '#1d2a5c',
} as const

/** Cricket: crimson and saffron under floodlights. */
const cricket = {
  ...shared,
  onyx: '#07080d',
  midnight: '#0f1b40',
  navy: '#1d2a5c',
  wine: '#3a0c18',
  crimsonDeep: '#7d0f1c',
  crimson: '#c6202b',
  flame: '#e4572e',
  saffron: '#f59a23',
  saffronLight: '#ffd27a',
  amber: '#b06a14',
  floodlight: '#fff6e0',
  silver: '#c9cede',
  denim: '#3f5a9a',
  slate: '#5d6a8c',
  grass: '#2f5a38',
  grassLight: '#5f8f45',
  grassDark: '#163324',
  turf: '#1f4530',
  umber: '#54300f',
  skin: '#7a4a2c',
  blush: '#dc8a82',
} as const

export const yarns = { group, properties, cinemas, cricket }
