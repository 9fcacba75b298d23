import { type Discipline, disciplineOf } from '@/lib/domain/fans/discipline'
import { nameLines } from '@/lib/domain/fans/player-name'
import { type ImageName, isImageName } from '@/lib/server/images'

/** The back of a player's shirt. */
export type Shirt = {
  readonly kit: 'crimson' | 'onyx'
  /** The knitted background, chosen by role. */
  readonly ground: ImageName
  /** Mirrored, so that two neighbours do not have the same folds. */
  readonly isMirrored: boolean
  /** The name printed on the back: the large line of `nameLines`. */
  readonly word: string
  /** The name of the print's picture, from kit, mirroring and word, so that a changed name has no stale picture. */
  readonly print: string
}

/** Backgrounds by role; spin bowlers and wicketkeepers have their own (`groundOf`). */
const GROUNDS = {
  bat: 'charts/ground-bat',
  bowl: 'charts/ground-pace',
  both: 'charts/ground-all',
} as const satisfies Record<Discipline, ImageName>

function groundOf(roles: readonly string[]): ImageName {
  const has = (word: string) => roles.some((role) => role.includes(word))
  const part = disciplineOf(roles)
  if (part === 'bowl' && has('Spin')) return 'charts/ground-spin'
  return part === 'bat' && has('WK') ? 'charts/ground-keeper' : GROUNDS[part]
}

/**
 * The shirt of a player: crimson for the squad, onyx with gold for the captain.
 *
 * @param index the player's index in the squad
 */
export function shirtOf(
  { name, surname, roles }: { name: string; surname: string; roles: readonly string[] },
  index: number,
): Shirt {
  const kit = roles.includes('Captain') ? 'onyx' : 'crimson'
  const isMirrored = index % 2 === 1
  const [, word] = nameLines(name, surname)
  const print = [
    kit,
    isMirrored ? 'mirrored' : 'plain',
    ...fileName(word).split(/[^\p{L}\p{M}\p{N}]+/u),
  ]
  return {
    kit,
    ground: groundOf(roles),
    isMirrored,
    word: word.toUpperCase(),
    print: `cricket/prints/${print.join('-')}`,
  }
}

/** The word in ASCII; Tamil letters as hexadecimal code points, because hosts differ in how they serve other names. */
const fileName = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[\u0b80-\u0bff]/g, (letter) =>
      (letter.charCodeAt(0) - 0x0b80).toString(16).padStart(2, '0'),
    )

/** The picture of a shirt without a name. */
export const shirtImage = ({ kit }: Shirt): ImageName => `cricket/shirts/${kit}`

/** The picture of a shirt's print; undefined until `npx tsx tools/art/shirts.ts` has generated it. */
export function printOf({ print }: Shirt): ImageName | undefined {
  return isImageName(print) ? print : undefined
}

/** The position of the print, as fractions of the shirt's width and height (4 to 5). */
export const PRINT_BOX = { x: 0.22, y: 0.14, width: 0.56 } as const
