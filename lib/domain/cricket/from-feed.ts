import { feedLine, nameInSentence } from '@/lib/domain/cricket/wording'
import type { FeedMatch, FeedSide, FeedStanding } from './feed-types'
import type { Match, Standing } from './match'
import { readStatus } from './status'
import { type League, placeName, spellings, teamFace } from './teams'

/**
 * A match of the feed with our teams and its ending: the one place where the names and the English of the
 * feed are resolved.
 */
export function matchFromFeed(
  { status, sides, ground, city, ...match }: FeedMatch,
  league: League,
): Match {
  const [first, second] = [sideOf(sides[0], league), sideOf(sides[1], league)]
  const said = readStatus(status, [first.names, second.names])
  const winner = said.ending?.kind === 'won' ? [first, second][said.ending.winner] : undefined
  // A team that is not in the list has an English name alone, so no ending is worded for it.
  const known = winner?.isUnknown ? { kind: said.kind } : said
  const line = feedLine(status, known, [first.called, second.called])
  return {
    ...match,
    ...(said.ending && { ending: said.ending }),
    ...(line && { line }),
    sides: [first.side, second.side],
    ...(ground && { ground: placeName(league, ground) }),
    ...(city && { city: placeName(league, city) }),
  }
}

/** A row of the feed's points table with our team. */
export const standingFromFeed = (
  { teamId, name, ...row }: FeedStanding,
  league: League,
): Standing => ({ ...row, team: teamFace(league, { name, ...(teamId && { teamId }) }) })

/** A side, what the status may call it, and which of these names give way to the site's own. */
function sideOf({ innings, isUnread, ...fed }: FeedSide, league: League) {
  const team = teamFace(league, fed)
  const isUnknown = team.slug === league.unknownTeam.slug
  const sent = [fed.name, fed.short ?? ''].filter(Boolean)
  const names = isUnknown ? sent : [...spellings(team), ...sent]
  return {
    side: { team, innings, ...(isUnread && { isUnread }) },
    isUnknown,
    // A lead may be a city too, so it is not replaced.
    names: isUnknown ? names : [...names, team.lead],
    called: { names: isUnknown ? [] : names, shown: nameInSentence(team, league.own) },
  }
}
