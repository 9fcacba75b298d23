import { feedLine, nameInSentence } from '@/lib/domain/cricket/wording'
import type { FeedMatch, FeedSide, FeedStanding } from './feed-types'
import { isSameStart } from './latest'
import type { Match, Standing } from './match'
import { readStatus } from './status'
import { type League, placeName, spellings, teamFace } from './teams'

/**
 * Converts a match of the feed: replaces its team and place names by the site's, and parses the ending out of
 * its English status. Nothing else does this.
 */
export function matchFromFeed(
  { status, sides, ground, city, ...match }: FeedMatch,
  league: League,
): Match {
  const [first, second] = [sideOf(sides[0], league), sideOf(sides[1], league)]
  const parsed = readStatus(status, [first.names, second.names])
  const winner = parsed.ending?.kind === 'won' ? [first, second][parsed.ending.winner] : undefined
  // A winner outside the league's list has only an English name, so the feed's status is shown instead.
  const known = winner?.isUnknown ? { kind: parsed.kind } : parsed
  const line = feedLine(status, known, [first.called, second.called])
  const page = league.pages?.find(({ startsAt }) => isSameStart(startsAt, match.startsAt))
  return {
    ...match,
    ...(page && { href: page.href }),
    ...(parsed.ending && { ending: parsed.ending }),
    ...(line && { line }),
    sides: [first.side, second.side],
    ...(ground && { ground: placeName(league, ground) }),
    ...(city && { city: placeName(league, city) }),
  }
}

/** Converts a row of the feed's points table. */
export const standingFromFeed = (
  { teamId, name, ...row }: FeedStanding,
  league: League,
): Standing => ({ ...row, team: teamFace(league, { name, ...(teamId && { teamId }) }) })

/** A side, the names that the status may use for it, and those to replace by the site's own name. */
function sideOf({ innings, isUnread, ...fed }: FeedSide, league: League) {
  const team = teamFace(league, fed)
  const isUnknown = team.slug === league.unknownTeam.slug
  const sent = [fed.name, fed.short ?? ''].filter(Boolean)
  const names = isUnknown ? sent : [...spellings(team), ...sent]
  return {
    side: { team, innings, ...(isUnread && { isUnread }) },
    isUnknown,
    // `lead` may also be a city, so it is not replaced.
    names: isUnknown ? names : [...names, team.lead],
    called: { names: isUnknown ? [] : names, shown: nameInSentence(team, league.own) },
  }
}
