/** How a figure stands, which decides where it is cropped; and the kit it wears. */
export type Figure = {
  readonly pose: string
  /** Kit 2 is drawn facing the other way. */
  readonly isMirrored: boolean
  readonly ground: 'crimson' | 'midnight' | 'saffron' | 'onyx'
}

/** The ground that lets each kit stand out; onyx varies crimson over a long row. */
const GROUNDS = {
  1: ['midnight', 'onyx'],
  2: ['saffron', 'crimson'],
  3: ['crimson', 'midnight'],
} as const

/**
 * Reads pose and kit from the name of a figure such as `cricket/players/bat-drive-2`, and chooses the
 * card's ground: never the kit's own colour, and not the same for two cards of a kit in a row.
 */
export function figureOf(image: string, index: number): Figure {
  const [, pose = 'allround', kit = '1'] = /([a-z-]+)-(\d)$/.exec(image) ?? []
  const grounds = GROUNDS[kit as unknown as keyof typeof GROUNDS] ?? GROUNDS[1]
  return { pose, isMirrored: kit === '2', ground: grounds[index % 2 === 0 ? 0 : 1] }
}
