import type { z } from 'zod'
import { netRunRateText } from '@/lib/cricket/net-run-rate'
import { oversText, sideScore } from '@/lib/cricket/score'
import { resultFor } from '@/lib/cricket/season'
import { findTeam } from '@/lib/cricket/teams'
import { dayText } from '@/lib/format/dates'
import { formatFigure } from '@/lib/format/rupees'
import { constants } from '../constants'
import { ownTeam, season2025, stageOf2025, standings, teamFaces } from '../cricket/season'
import { figures } from '../figures'
import type { insightSchema } from '../schema/insight'

const { season } = figures
const { final } = season

const results = season2025.flatMap((match) => {
  const result = resultFor(match, ownTeam, teamFaces)
  return result ? [result] : []
})

/** Each ground with its city, and how many matches the team played there. */
const grounds = [...new Set(season2025.map(({ city }) => city))].map((city) => {
  const there = season2025.filter((match) => match.city === city)
  const count = there.length === 1 ? '1 match' : `${there.length} matches`
  return `${city}: ${there[0]?.ground}, ${count}`
})

/** The quickest chase of the season, as an example. */
const chase = chaseOf('match-20')

function chaseOf(slug: string) {
  const found = results.find(({ match }) => match.id === slug)
  const [first, second] = found?.match.sides ?? []
  const balls = second?.innings[0]?.balls
  if (!found?.opponent || found.place !== 1 || !first || !second || balls === undefined)
    throw new Error(`content/insights/match-day.ts: "${slug}" is no chase`)
  return {
    day: dayText(found.match.startsAt),
    opponent: found.opponent.name,
    theirs: sideScore(first),
    own: sideScore(second),
    overs: oversText(balls),
    margin: found.margin.replace(/^by /i, ''),
  }
}

const BALLS_OF_AN_INNINGS = 120

/** Runs, and the balls that count for the net run rate: all twenty overs where a side was all out. */
function sumOf(side: 'own' | 'theirs') {
  const league = stageOf2025('league').flatMap(
    (match) => resultFor(match, ownTeam, teamFaces) ?? [],
  )
  const innings = league.flatMap(({ match, place }) => {
    const of = match.sides[(side === 'own' ? place : 1 - place) === 0 ? 0 : 1]
    return of.innings
  })
  const runs = innings.reduce((sum, each) => sum + each.runs, 0)
  const balls = innings.reduce(
    (sum, each) => sum + (each.wickets === 10 ? BALLS_OF_AN_INNINGS : (each.balls ?? 0)),
    0,
  )
  return { runs, balls, rate: (runs / balls) * 6 }
}

const own = sumOf('own')
const theirs = sumOf('theirs')
const row = standings.find((each) => findTeam(teamFaces, each)?.slug === ownTeam.slug)

const rate = (value: number) => value.toFixed(4)

/** Facts: content/cricket, the record of 2025. */
export const matchDay: z.input<typeof insightSchema> = {
  slug: 'a-first-match-day',
  category: 'Match day',
  title: 'Your first match day at a TNPL ground',
  author: 'Tiruppur Tamilans',
  date: '2026-11-21',
  image: 'cricket/stadium-hero',
  lead: 'The Tamil Nadu Premier League moves from city to city. Here is where the Tamilans played in 2025, how to read the scoreboard, and how the points table is worked out.',
  figures: [
    { value: `${season.won} of ${season.played}`, label: 'matches won in 2025' },
    { value: final.own, label: 'the score of Tiruppur in the final' },
    {
      value: netRunRateText(row?.netRunRate ?? 0),
      label: 'net run rate after the league stage',
    },
  ],
  related: {
    label: `The final: won by ${final.margin}`,
    path: '/second/',
    note: `See all ${season.played} results of the season.`,
    image: 'cricket/trophy-splash',
  },
  parts: [
    {
      id: 'start',
      title: 'When a match starts',
      blocks: [
        'Evening matches of the 2025 season began at 7:15 PM. Two Sunday matches of the Tamilans began at 3:15 PM.',
        'A match is two innings of at most 20 overs, one for each side. Our calendar keeps three and a half hours for each match.',
        'The [match centre](/tiruppurTamilans/#fixtures) lists every fixture with its ground. You can put a match into your own calendar with one press, or subscribe to the whole list.',
      ],
    },
    {
      id: 'grounds',
      title: 'Where the Tamilans played',
      blocks: [
        `The season of 2025 took the team to four cities. The league stage had ${season.league.played} matches, and the playoffs added two more.`,
        {
          table: {
            caption: `All ${season.played} matches of 2025`,
            columns: ['Date', 'City', 'Against', 'Scores', 'Result'],
            rows: results.map(({ match, place, opponent, hasWon }) => {
              const scores = match.sides.map(sideScore)
              if (place === 1) scores.reverse()
              return [
                dayText(match.startsAt),
                match.city ?? '',
                opponent?.name ?? '',
                scores.join(' v '),
                hasWon ? 'Won' : 'Lost',
              ]
            }),
          },
        },
        'These are the grounds, with the number of matches on each:',
        { list: grounds },
        'In the column of scores, Tiruppur comes first. The last three matches were all played in Dindigul, at the NPR College Ground.',
        `The team lost to Chepauk in the first match and beat the same side in Qualifier 1, by ${season.qualifier.margin}.`,
      ],
    },
    {
      id: 'scoreboard',
      title: 'How to read the scoreboard',
      blocks: [
        `A score has two parts. ${final.own} means that the side has made the first figure in runs and lost the second in wickets.`,
        `A score without a stroke, such as ${final.theirs}, means that all ten wickets fell. The side was all out.`,
        'Overs are written with a point. 14.4 overs are 14 full overs and 4 balls, because an over has 6 balls.',
        'A side that bats first wins by runs. A side that bats second wins by wickets, because it stops as soon as it has enough runs.',
        `A chase shows it best. On ${chase.day}, ${chase.opponent} made ${chase.theirs}. Tiruppur needed one run more, made ${chase.own} and stopped there, after ${chase.overs} overs. It was a win by ${chase.margin}.`,
        `The final went the other way. Tiruppur batted first and made ${final.own}. Dindigul made ${final.theirs}. Tiruppur won by ${final.margin}.`,
      ],
    },
    {
      id: 'table',
      title: 'How the points table works',
      blocks: [
        `A win is worth ${constants.cricket.pointsPerWin} points. Tiruppur won ${row?.won ?? 0} of ${row?.played ?? 0} league matches and had ${row?.points ?? 0} points. The first four of the ${figures.teams} teams go on to the playoffs.`,
        'Teams with equal points are placed by net run rate, NRR for short. It is the runs a team makes in an over, less the runs it gives away in an over. A side that is all out counts as if it had batted all 20 overs.',
        'You can work it out yourself. These are the sums of Tiruppur over the league stage.',
        {
          table: {
            caption: 'The net run rate of Tiruppur, worked out',
            columns: ['Innings', 'Runs', 'Overs', 'Runs an over'],
            rows: [
              ['Tiruppur', formatFigure(own.runs), oversText(own.balls), rate(own.rate)],
              ['Opponents', formatFigure(theirs.runs), oversText(theirs.balls), rate(theirs.rate)],
            ],
          },
        },
        `${rate(own.rate)} less ${rate(theirs.rate)} gives ${netRunRateText(own.rate - theirs.rate)}.`,
        'This is the figure in the [points table](/tiruppurTamilans/#table). It was the best of all the teams that season, although Chepauk finished first on points.',
        `A quick chase lifts the rate, and so does a large win by runs. The chase against ${chase.opponent} used only about half of the overs.`,
        'Tiruppur finished second and met Chepauk, first in the table, in Qualifier 1. Tiruppur won that match and went on to the final.',
      ],
    },
    {
      id: 'before',
      title: 'Before you travel',
      blocks: [
        'Read the scores of the last matches first. You will know who is in form, and what a good total looks like on each ground.',
        'Check the date, the start and the ground in the [match centre](/tiruppurTamilans/) on the day. A calendar subscription follows changes by itself.',
        'The league announces the sale of tickets before each season.',
        `Learn a few names before the first ball. Sai Kishore is the captain, and Tushar Raheja made ${figures.mostRuns} runs in 2025. The [squad](/tiruppurTamilans/home/#tamizhans) has all ${figures.squad} players with their roles.`,
      ],
    },
  ],
  sources: [{ label: 'Tamil Nadu Premier League', url: 'https://www.tnpl.com/' }],
}
