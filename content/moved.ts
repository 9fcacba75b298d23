import { profiles } from '@/content/fans/profiles'
import { playerPath } from '@/lib/domain/routes'
import { redirects } from './redirects'

/** Players without a page: their addresses lead to the squad. */
const players = profiles.all
  .filter(({ hasPage }) => !hasPage)
  .map(({ slug, path }) => ({ from: playerPath(slug), to: path }))

const targets = new Map(players.map(({ from, to }) => [from, to]))

/** All redirects: those of content, each in one step, and those of players without a page. */
export const movedAddresses = [
  ...redirects.map(({ from, to }) => ({ from, to: targets.get(to) ?? to })),
  ...players,
]
