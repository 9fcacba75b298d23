import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import { fill } from '@/lib/domain/format/fill'

/** A player's number and hands in words, as far as they are known. */
export const styleOf = (
  { number, batting, bowling }: Player,
  facts: PlayerWords['facts'],
): readonly string[] => [
  ...(number === undefined ? [] : [fill(facts.number, { number })]),
  ...(batting ? [facts.batting[batting]] : []),
  ...(bowling ? [facts.bowling[bowling]] : []),
]
