import { ownTeam, players, seasonMatches, teamFaces } from '@/content/cricket/season'
import { headToHead, resultFor } from '@/lib/cricket/season'
import { leaderIn } from '@/lib/fans/leader'
import { fullName } from '@/lib/fans/player-name'
import { winsOf } from '@/lib/intro/wins'
import { href, playerPath } from '@/lib/routes'
import { fanHome } from './home'

const { stats } = fanHome

/** Who leads the known figures of the season; a figure that nobody published has no leader. */
export const statLeaders = (['runs', 'wickets'] as const).flatMap((figure) => {
  const leader = leaderIn(players.all, figure)
  if (!leader) return []
  const { player, value } = leader
  const url = href(playerPath(player.slug))
  return [
    { title: stats[figure], value, unit: stats[`${figure}Unit`], name: fullName(player), url },
  ]
})

/** The season's record against each opponent, counted from the results. */
export const records = headToHead(seasonMatches, ownTeam, teamFaces)

/** Every match of the season from the team's side, oldest first. */
export const seasonResults = seasonMatches.flatMap(
  (match) => resultFor(match, ownTeam, teamFaces) ?? [],
)

/** The season's wins in the order they were won. */
export const seasonWins = winsOf(seasonMatches, ownTeam, teamFaces)
