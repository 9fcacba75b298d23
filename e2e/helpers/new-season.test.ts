import { rmSync } from 'node:fs'
import path from 'node:path'
import { ARRIVING, folderWith, over, readSite, textOf, writeCricket } from './season-folder'

/**
 * The pages before, during and after the matches of an invented season 2027.
 */

/** Articles calculate with matches of the real seasons. */
jest.mock('@/content/insights/insights', () => ({ insights: { all: [] } }))

const STAYS = '/tiruppurTamilans/players/stays/'

test('before its first match a season shows its fixtures, and the results and table of the last', async () => {
  const site = await readSite(folderWith('before'))
  const centre = textOf(site.centre)

  expect(centre).toContain('Season of 2027 Tiruppur 05 Jun the first match')
  expect(centre).toContain('4 fixtures 3 in the squad')
  expect(centre).not.toContain('Champions')
  expect(centre).not.toMatch(/undefined|NaN|\{\w/)
  expect(site.centre.indexOf('id="fixtures"')).toBeLessThan(site.centre.indexOf('id="results"'))
  expect(centre).toContain('Fixtures 2027 League matches: 4.')
  expect(centre).toContain('05 Jun 2027')
  expect(centre).toContain('Subscribe to the calendar')
  expect(centre).not.toContain('Playoffs')
  expect(centre).toContain('Season 2025 record All 4 results')
  expect(centre).toContain('Tiruppur won by 118 runs')
  expect(centre).toContain('Points table 2025 After the league.')
  expect(site.centre).toContain('"startDate":"2027-06-05T19:15:00+05:30"')
  expect(site.centre).not.toContain('"startDate":"2025')
  expect(site.centreMeta.description).toBe('Of 2025, with a calendar')

  expect(site.calendar.match(/UID:match-\d-2027@/g)).toHaveLength(4)
  expect(site.calendar).toContain('X-WR-CALNAME:Tamilans 2027')

  const fans = textOf(site.fans)
  expect(fans).toContain('Won the final by 118 runs')
  expect(fans).toContain('2025, with playoffs')
  expect(fans).toMatch(/Fixtures 2027 .* Dates Chepauk Super Gillies 05 Jun 2027/)
  expect(fans).toContain('To the champions of 2025')
  expect(fans).toContain('3 wins and a cup')
  expect(site.fans).toContain('Our mark on the shirt, 2027')
  expect(site.fans).toContain('The squad of 2027')
  expect(site.fans).toContain('Arrives')
  expect(fans).not.toContain('Leaves')
  expect(fans).not.toMatch(/undefined|NaN|\{\w/)

  expect(textOf(site.all)).toContain('All 4 results of 2025 3 wins in 4 matches')
  expect(textOf(site.all)).toContain('Playoffs Won by 118 runs and 79 runs. Final')
  expect(textOf(site.all)).toContain('Lost to Salem Spartans by 4 runs')
  expect(site.all.match(/<a [^>]*aria-current="true"/g)).toEqual([
    expect.stringContaining('href="/noyyal/tiruppurTamilans/#results"'),
  ])
  expect(site.all).not.toContain('aria-label="Seasons"')
  expect(site.resultsParams).toEqual([{ year: [] }])

  const stays = textOf(await site.playerOf('stays'))
  expect(stays).toContain('In 2025 488 Runs')
  expect(stays).toContain('Honours Champions, 06 Jul 2025 Player of 2025')
  expect(stays).toContain('All 3 players')
  // Players without figures have no page: those of the squad are found there, one who left has no place in it.
  expect(textOf(site.squad)).toContain('The squad of 2027')
  expect(site.squad.match(/(?<=<li [^>]*id=")\w+/g)).toEqual(['stays', 'mate', 'arrives'])
  expect(site.paths.filter((path) => path.includes('/players/'))).toEqual([STAYS])
  expect(site.movedAddresses).toEqual([
    { from: '/tiruppurTamilans/players/mate/', to: '/tiruppurTamilans/squad/#mate' },
    { from: '/tiruppurTamilans/players/arrives/', to: '/tiruppurTamilans/squad/#arrives' },
    { from: '/tiruppurTamilans/players/leaves/', to: '/tiruppurTamilans/squad/' },
  ])
  const ahead = await site.matchOf('2027', 'match-1')
  expect(textOf(ahead)).toContain('Start Sat, 05 Jun 2027, 7:15 PM Expected end 10:45 PM')
  expect(textOf(ahead)).toContain('Add to calendar Google')
  expect(textOf(ahead)).toMatch(/The next match Match 2 .* 09 Jun 2027/)
  expect(textOf(ahead)).not.toMatch(/Tickets|Watch|The season after|undefined|NaN|\{\w/)
  expect(ahead).toContain('"endDate":"2027-06-05T22:45:00+05:30"')
  expect(ahead).toContain('/tiruppurTamilans/matches/2027/match-1/"')
  expect(site.paths).toContain('/tiruppurTamilans/matches/2027/match-4/')
  expect(site.calendar.replaceAll(/\r\n[ \t]/g, '')).toMatch(/URL\S*:\S+\/matches\/2027\/match-1\//)
  // Season 2027 has no series number for the feed.
  expect(site.live.query).toBeUndefined()
})

test('during a season its first results replace those of the last season', async () => {
  const root = folderWith('during')
  writeCricket(root, 'seasons/2027/season.json', { seriesId: 10_777 })
  // Rain ended the third match: neither side has a score.
  writeCricket(root, 'seasons/2027/results/match-3.json', {
    slug: 'match-3',
    title: 'Match 3',
    stage: 'league',
    startsAt: '2027-06-13T19:15:00+05:30',
    sides: [{ team: 'tiruppur-tamilans' }, { team: 'lyca-kovai-kings' }],
    ending: { kind: 'abandoned' },
    ground: 'salem',
  })
  writeCricket(root, 'seasons/2027/fixtures/match-4.json', {
    slug: 'match-4',
    title: 'Match 4',
    startsAt: '2027-06-18T19:15:00+05:30',
    teams: ['tiruppur-tamilans', 'nellai-royal-kings'],
    ground: 'salem',
    isPostponed: true,
    tickets: 'https://www.tnpl.com/tickets',
    sequence: 1,
    changedOn: '2027-06-14',
  })
  const site = await readSite(root)
  const centre = textOf(site.centre)

  expect(centre).toContain('Season of 2027 Tiruppur 3 played 1 won 1 lost')
  expect(centre).not.toContain('Champions')
  expect(site.centre.indexOf('id="results"')).toBeLessThan(site.centre.indexOf('id="fixtures"'))
  expect(centre).toContain('Won by 10 runs')
  expect(centre).toContain('Match abandoned')
  expect(centre).toContain('Season 2027 record Results of 2027')
  expect(centre).toContain('Points table 2025')
  const played = textOf(await site.matchOf('2027', 'match-2'))
  expect(played).toContain('The season after this match Played 2 Won 1 Lost 1 Points 2')
  expect(played).not.toMatch(/Expected end|Add to calendar|undefined|NaN|\{\w/)
  const undecided = textOf(await site.matchOf('2027', 'match-3'))
  expect(undecided).toContain('Match abandoned')
  expect(undecided).toMatch(/Played 3 Won 1 Lost 1 Tied or no result 1 Points 3/)
  const postponed = await site.matchOf('2027', 'match-4')
  expect(postponed).toContain('EventPostponed')
  expect(textOf(postponed)).toContain('Postponed')
  expect(textOf(postponed)).not.toMatch(/Expected end|Add to calendar/)
  expect(textOf(postponed)).toContain('Tickets')
  expect(postponed).toContain('"offers":{"@type":"Offer","url":"https://www.tnpl.com/tickets"}')
  expect(site.live.query).toMatchObject({ seriesId: 10_777, season: 2027 })
  // A feed of 2027 must not update the table of 2025.
  expect(site.liveTable.source).toBeUndefined()

  const fans = textOf(site.fans)
  expect(fans).toContain('2027, league.')
  expect(fans).toContain('Counted so far.')
  // The first result of a season removes the champions' section of the last.
  expect(fans).toContain('To the team')
  expect(fans).not.toContain('To the champions')
  expect(fans).toContain('Head to head, 2027')
  expect(fans).toContain('3 wins and a cup')

  expect(textOf(site.all)).toContain('Results of 2027 Played 3: won 1, lost 1.')
  expect(textOf(site.all)).not.toContain('Playoffs')
  expect(site.all).toContain('href="/noyyal/second/2025/"')
  expect(site.resultsParams).toEqual([{ year: [] }, { year: ['2025'] }])
  const past = await site.resultsOf('2025')
  expect(textOf(past)).toContain('All 4 results of 2025')
  // The match centre still shows this table.
  expect(textOf(past)).not.toContain('Points table')
  expect(past).toContain('/second/2025/"')
  expect(await site.resultsMeta('2025')).toMatchObject({
    title: 'Every result in 2025',
    alternates: { canonical: expect.stringMatching(/\/second\/2025\/$/) },
  })
  await expect(site.resultsOf('2024')).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')

  expect(site.paths).toEqual(expect.arrayContaining(['/second/', '/second/2025/', STAYS]))
  expect(site.cards.get('/share/second-2025.jpg')?.title).toBe('All 4 results of 2025')
})

test('after a season without the cup no page mentions champions of that year', async () => {
  const site = await readSite(folderWith('after'))
  const centre = textOf(site.centre)

  expect(centre).toContain('Season of 2027 Tiruppur 4 played 2 won 2 lost')
  expect(centre).not.toContain('Champions')
  expect(site.centre.indexOf('id="results"')).toBeLessThan(site.centre.indexOf('id="fixtures"'))
  expect(centre).toContain('Season 2027 record All 4 results')
  expect(centre).toContain('The season of 2027 is over.')
  expect(site.centreMeta.description).not.toContain('calendar')
  expect(centre).toContain('Points table 2027 After the league.')
  expect(site.liveTable).toBe(site.live)

  const fans = textOf(site.fans)
  expect(fans).toContain('To the team')
  expect(site.fans).toContain('Our mark on the shirt, 2028')
  expect(fans).toContain('Counted from all 4 results.')

  expect(textOf(site.all)).toContain('All 4 results of 2027')
  expect(textOf(await site.resultsOf('2025'))).toContain('Points table 2025')
})

test('a player who was renamed keeps figures, and the old address leads to the new one', async () => {
  const root = folderWith('during')
  const [old, renamed] = ['stays', 'sai-stays'].map((slug) => `/tiruppurTamilans/players/${slug}/`)
  rmSync(path.join(root, 'content/en/cricket/seasons/2027/squad/stays.json'))
  writeCricket(root, 'seasons/2027/squad/sai-stays.json', {
    ...{ ...ARRIVING, slug: 'sai-stays', name: 'Sai Stays', position: 1 },
    ...{ runs: 30, balls: 16 },
  })
  writeCricket(root, '../redirects.json', [{ from: old, to: renamed }])
  const { playerOf, paths, movedAddresses } = await readSite(root)
  const text = textOf(await playerOf('sai-stays'))
  expect(text).toContain('In 2027 30 Runs 16 Balls faced 187.50 Strike rate In 2025 488 Runs')
  expect(text).toContain('Player of 2025')
  expect(paths.filter((each) => each.includes('/players/'))).toEqual([renamed])
  expect(movedAddresses).toContainEqual({ from: old, to: renamed })
})

const current = (root: string) =>
  over(root, async () => (await import('@/content/cricket/seasons')).currentSeason.year)

test('the newest season with a fixture is current; one with a squad alone is being prepared', async () => {
  const root = folderWith('before')
  writeCricket(root, 'seasons/2028/squad/arrives.json', { ...ARRIVING, position: 1 })
  expect(await current(root)).toBe(2027)
})

test('one setting selects another season, and an unknown year is refused with its file', async () => {
  const root = folderWith('after')
  writeCricket(root, 'current-season.json', { year: 2025 })
  expect(await current(root)).toBe(2025)
  writeCricket(root, 'current-season.json', { year: 2026 })
  await expect(current(root)).rejects.toThrow(
    'content/en/cricket/current-season.json\n✖ the season of 2026 has no fixture',
  )
})
