/** What stands in the landscapes of the group: people of a few stitches, palms, houses. */
import { box, chart, disc } from '@/tools/art/knit/draw'

/** Someone on a bicycle, riding to the left. k: all of it. */
export const rider = [
  '............kkk.........',
  '............kkk.........',
  '............kk..........',
  '..........kkkkkk........',
  '.........kkkkkkkk.......',
  '........kk.kkkkkk.......',
  '.......kk..kkkkkk.......',
  '....kkkk....kkkkk.......',
  '.....k......kkkkk.......',
  '.....kk.....kkkkkk......',
  '.....kk..kkkkkkkkkk.....',
  '.....kkkkkkkkkkkk.......',
  '..kkkkk.kkk...kk.kkkk...',
  '.kk..kk.kkk...k.kk..kk..',
  'kk...kk..kkk.kk.kk...kk.',
  'k...kk.k.kkk.k.kk.k...k.',
  'k...kk.k..kkkkkkkkk...k.',
  'kk....kk..kkk...kk...kk.',
  '.kk..kk..kkk.....kk..kk.',
  '..kkkk............kkkk..',
]

/** A woman in a sari, skeins of yarn on her head. y, z: the yarn; s: sari; c: its border; n: skin; k: hair. */
export const bearer = [
  '.yyzzyy.',
  'yyzzyyzz',
  'zyyzzyy.',
  '..nkk.n.',
  '..nkk.n.',
  '...nnnn.',
  '..scsn..',
  '..sscs..',
  '..sssc..',
  '..csss..',
  '..scss..',
  '..sscss.',
  '.sssscs.',
  '.ssssss.',
  '.cccccc.',
  '..kk.kk.',
]

/** The same, further off. */
export const bearerFar = [
  '.yzy.',
  'zyzyz',
  '..kn.',
  '.sss.',
  '.scs.',
  '.sss.',
  '.sss.',
  'sssss',
  'ccccc',
]

/** Someone who stands and holds a tape to the left. s: shirt; w: cloth below; k: hair; n: skin. */
export const measurer = [
  '....kkk..',
  '....nnk..',
  '....nnk..',
  '...ssss..',
  '..ssssss.',
  '.sssssss.',
  'sssssssss',
  'nn.ssssss',
  '...sssss.',
  '...wwwww.',
  '...wwwww.',
  '...wwwww.',
  '...ww.ww.',
  '...ww.ww.',
  '..nn.nn..',
]

/** Someone who kneels on one knee and holds the tape to the right. */
export const kneeler = [
  '....kkk.....',
  '....knn.....',
  '....knn.....',
  '...ssss.....',
  '..ssssss....',
  '..sssssssnnn',
  '..ssssss....',
  '.wwwwwwww...',
  '.wwwwwwwww..',
  '.wwww..www..',
  'nwwww..wnn..',
]

/** People seated on the ground, from behind. g: edge in the light before them; k: hair; w: jasmine; s: cloth. */
export const sitters = {
  far: ['.gg.', '.kk.', '.kk.', 'ssss', 'ssss'],
  man: [
    '...ggg...',
    '..kkkkk..',
    '..kkkkk..',
    '...kkk...',
    '.sssssss.',
    'sssssssss',
    'sssssssss',
    'sssssssss',
  ],
  woman: [
    '...ggg...',
    '..kkkkk..',
    '..kkkkk..',
    '...wkw...',
    '..skkks..',
    '.ssskkss.',
    'sssskssss',
    'sssssssss',
  ],
  child: ['..ggg..', '..kkk..', '..kkk..', '.sssss.', 'sssssss'],
} as const

/** A house with a tiled roof and two lit doors. k: wall; r: roof; y: light. */
const home = [
  '...rrrrrr...',
  '..rrrrrrrr..',
  '.rrrrrrrrrr.',
  '..kkkkkkkk..',
  '..kyykkyyk..',
  '..kyykkyyk..',
]

const hut = ['..rrr..', '.rrrrr.', '.kkkkk.', '.kkyyk.', '.kkyyk.']

export const village = (
  x: number,
  ground: number,
  colors: { r: string; k: string; y: string },
): string => chart(home, colors, x, ground + 10) + chart(hut, colors, x + 130, ground)

/** A coconut palm: a leaning trunk and fronds that fall. */
export function palm(x: number, ground: number, tall: number, color: string, lean: number): string {
  const [top, crown] = [x + tall * lean, ground - tall]
  const fronds: readonly (readonly [x: number, y: number])[] = [
    [-0.4, 0.12],
    [-0.4, -0.06],
    [-0.24, -0.19],
    [0.03, -0.2],
    [0.26, -0.17],
    [0.4, -0.03],
    [0.38, 0.14],
    [-0.22, 0.25],
    [0.22, 0.26],
  ]
  const leaf = Math.max(16, tall * 0.046)
  const trunk = Math.max(20, tall * 0.05)
  return (
    curve(trunk, [x, ground], [x + tall * lean * 0.2, ground - tall * 0.5], [top, crown]) +
    fronds
      .map(([dx, dy]) =>
        curve(
          leaf,
          [top, crown],
          [top + dx * tall * 0.5, crown + (dy - 0.17) * tall],
          [top + dx * tall, crown + dy * tall],
        ),
      )
      .join('') +
    disc(color, top, crown, tall * 0.06)
  )

  function curve(wide: number, ...points: readonly (readonly [number, number])[]): string {
    const [from, by, to] = points.map((point) => point.map((value) => value.toFixed(1)).join(' '))
    return `<path fill="none" stroke="${color}" stroke-width="${wide.toFixed(1)}" stroke-linecap="round" d="M${from}Q${by} ${to}"/>`
  }
}

/** A tree with a round crown. */
export const tree = (x: number, ground: number, tall: number, color: string): string =>
  box(color, x - 9, ground - tall * 0.5, 18, tall * 0.5) +
  disc(color, x, ground - tall * 0.66, tall * 0.44, tall * 0.34) +
  disc(color, x + tall * 0.3, ground - tall * 0.5, tall * 0.3, tall * 0.24)

/** Cricketers. w: whites; c: cap; k: hair and shoes; b: bat. */
export const fielder = ['.cc.', '.kk.', 'wwww', 'wwww', '.ww.', '.ww.', 'kk.k']

export const bowler = [
  '......kk',
  '.cc..ww.',
  '.kkwww..',
  '.www....',
  'wwww....',
  'w.www...',
  '.ww.ww..',
  'kk...kk.',
]

export const batter = [
  '..cc..b',
  '..kk.bb',
  '.wwwwb.',
  '.wwwww.',
  '..www..',
  '..www..',
  '..w.w..',
  '..k.k..',
]

export const keeper = ['..cc', '..kk', '.www', 'wwww', '.www', '.kk.']

/** Light on the water: dashes that waves pull apart. g: near the lamp; y: away from it. */
export const waves = [
  '..gggg..',
  '........',
  '.ggggg..',
  '..ggggg.',
  '........',
  'ggggg...',
  '..ggggg.',
  '........',
  '.yyyyyy.',
  '...yyyyy',
  '........',
  '.yyyy...',
  '........',
  '..yyyyy.',
  '........',
  'yyyy....',
]
