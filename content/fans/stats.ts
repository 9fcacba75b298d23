import { OWN_TEAM } from '@/content/cricket/own-team'
import { matchesOf, recordMatches, recordSeason, titleSeason } from '@/content/cricket/season-data'
import { winsOf } from '@/lib/browser/intro/wins'
import { headToHead } from '@/lib/domain/cricket/season-results'
import { leaderIn } from '@/lib/domain/fans/leader'
import { fanHome } from './home'

const { stats } = fanHome

/** The player with the most runs and the one with the most wickets, of the newest season with results. */
export const statLeaders = (['runs', 'wickets'] as const).flatMap((figure) => {
  const squad = recordSeason.squad.all
  const leader = leaderIn(squad, figure)
  if (!leader) return []
  const { player, value } = leader
  const index = squad.indexOf(player)
  return [{ title: stats[figure], value, unit: stats[`${figure}Unit`], player, index }]
})

/** The season's record against each opponent, counted from the results. */
export const records = headToHead(recordMatches, OWN_TEAM)

/** The wins that led to the newest title, in the order they were won. */
export const titleWins = titleSeason ? winsOf(matchesOf(titleSeason), OWN_TEAM) : []
