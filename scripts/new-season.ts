/** An invented season of 2027, to show that a new season is a folder and nothing else. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf } from '@/content/folder'
import type { Player } from '@/content/schema/player'

const OWN = 'tiruppur-tamilans'

/** How each match of the league ends, in the order of the days. */
const LEAGUE = [
  { day: '2027-06-05', against: 'chepauk-super-gillies', ground: 'coimbatore', isWon: true },
  { day: '2027-06-09', against: 'dindigul-dragons', ground: 'coimbatore', isWon: false },
  { day: '2027-06-13', against: 'lyca-kovai-kings', ground: 'salem', isWon: false },
  { day: '2027-06-18', against: 'nellai-royal-kings', ground: 'tirunelveli', isWon: true },
  { day: '2027-06-23', against: 'salem-spartans', ground: 'salem', isWon: false },
  { day: '2027-06-28', against: 'siechem-madurai-panthers', ground: 'dindigul', isWon: true },
  { day: '2027-07-03', against: 'trichy-grand-cholas', ground: 'dindigul', isWon: false },
].map((match, index) => ({
  ...match,
  slug: `match-${index + 1}`,
  title: `Match ${index + 1}`,
  startsAt: `${match.day}T19:15:00+05:30`,
}))

/** How many results there are at each stage. */
const PLAYED = { before: 0, during: 2, after: LEAGUE.length }

/** How far the season has come. */
export type Stage = keyof typeof PLAYED

/** Of the eighteen of 2025 these stay; one is new, whose shirt has no print yet. */
const STAYING = ['sai-kishore', 'tushar-raheja', 'natarajan-t', 'amit-sathvik']
const NEWCOMER: Partial<Player> = {
  slug: 'arul-selvan',
  name: 'Arul',
  surname: 'Selvan',
  roles: ['Bowler'],
  teams: [],
}

/** Writes the season into content/ of a folder. Without words of its own: no season.json, no stories. */
export function writeSeason(root: string, stage: Stage) {
  const seasons = path.join(root, fileOf('cricket/seasons'))
  const write = (file: string, value: unknown) => {
    const target = path.join(seasons, '2027', file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, `${JSON.stringify(value, null, 2)}\n`)
  }
  for (const { slug, title, startsAt, against, ground } of LEAGUE) {
    const teams = [OWN, against]
    write(`fixtures/${slug}.json`, {
      slug,
      title,
      startsAt,
      teams,
      sequence: 0,
      changedOn: '2027-05-01',
      ground,
    })
  }
  for (const { slug, title, startsAt, against, ground, isWon } of LEAGUE.slice(0, PLAYED[stage])) {
    const [own, theirs] = isWon ? ['170/5', '160/8'] : ['150/7', '162/6']
    const sides = [
      { team: OWN, score: own, overs: 20 },
      { team: against, score: theirs, overs: 20 },
    ]
    // Who makes more runs bats first, so that the margin is one of runs.
    if (!isWon) sides.reverse()
    const winner = isWon ? OWN : against
    const ending = { kind: 'won', winner, by: isWon ? 10 : 12, unit: 'runs' }
    write(`results/${slug}.json`, { slug, title, stage: 'league', startsAt, sides, ending, ground })
  }
  const staying = STAYING.map((slug): Partial<Player> => {
    const file = path.join(seasons, `2025/squad/${slug}.json`)
    return JSON.parse(readFileSync(file, 'utf8'))
  })
  for (const [index, player] of [...staying, NEWCOMER].entries()) {
    const { runs: _, wickets: __, honour: ___, ...rest } = player
    write(`squad/${player.slug}.json`, { ...rest, position: index + 1 })
  }
  if (stage === 'after') {
    const row = (team: string, won: number) => ({
      team,
      played: 7,
      won,
      lost: 7 - won,
      points: 2 * won,
    })
    const others = LEAGUE.map(({ against }, index) => row(against, 7 - index))
    write('table.json', [...others.slice(0, 4), row(OWN, 3), ...others.slice(4)])
  }
}
