/** One falling piece. `left` and `drift` in per cent of the stage, `turn` in degrees, times in seconds. */
export type ConfettiPiece = {
  readonly left: number
  readonly drift: number
  readonly turn: number
  readonly size: number
  readonly delay: number
  readonly life: number
  readonly tone: number
}

/** A pseudo-random fraction from 0 to 1, the same for the same arguments. */
const scatter = (index: number, salt: number): number => {
  const wave = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453
  return wave - Math.floor(wave)
}

/**
 * `count` pieces, spread evenly across the stage with a random offset. All have landed after `seconds`;
 * `tones` is the number of colours.
 */
export function confettiPieces(
  count: number,
  seconds: number,
  tones: number,
): readonly ConfettiPiece[] {
  return Array.from({ length: count }, (_, index) => {
    const delay = scatter(index, 1) * seconds * 0.45
    return {
      left: ((index + scatter(index, 2)) / count) * 100,
      drift: (scatter(index, 3) - 0.5) * 24,
      turn: (scatter(index, 4) - 0.5) * 1440,
      size: 0.6 + scatter(index, 5) * 0.8,
      delay,
      life: (seconds - delay) * (0.7 + scatter(index, 6) * 0.3),
      tone: index % tones,
    }
  })
}
