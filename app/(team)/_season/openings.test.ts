import { rmSync } from 'node:fs'
import path from 'node:path'
import { folderWith, over, writeCricket } from '@/e2e/helpers/season-folder'

/** Articles calculate with matches of the real seasons. */
jest.mock('@/content/insights/insights', () => ({ insights: { all: [] } }))

/** What the fan home opens with when it is built on a day: label, text and note of each opening. */
const openingsOn = (root: string, day: string) =>
  over(
    root,
    async () => {
      const { openings } = await import('./openings')
      return openings.map(({ label, text, note }) =>
        `${label} | ${text} | ${note}`.replaceAll('\u00a0', ' '),
      )
    },
    day,
  )

const ABANDONED = {
  ...{ slug: 'match-3', title: 'Match 3', stage: 'league', ground: 'salem' },
  startsAt: '2027-06-13T19:15:00+05:30',
  sides: [{ team: 'tiruppur-tamilans' }, { team: 'lyca-kovai-kings' }],
  ending: { kind: 'abandoned' },
}
const STORY = {
  ...{ slug: 'auction', position: 1, title: 'The auction', blurb: 'In short.' },
  ...{ image: 'charts/ball', date: '2027-11-02' },
  link: { label: 'Squad', path: '/tiruppurTamilans/home/#tamizhans' },
}

test('before the auction: the last result of the last season', async () => {
  const root = folderWith('before')
  rmSync(path.join(root, 'content/en/cricket/seasons/2027'), { recursive: true })
  expect(await openingsOn(root, '2027-01-20')).toEqual([
    'Last result | Tiruppur won by 118 runs | Final v Dindigul Dragons, 06 Jul 2025',
  ])
})

test('fixtures out: all of them, each until its day is over, then the last result', async () => {
  expect(await openingsOn(folderWith('before'), '2027-05-20')).toEqual([
    'Next match | v Chepauk Super Gillies | Sat, 05 Jun 2027, 7:15 PM, Salem',
    'Next match | v Dindigul Dragons | Wed, 09 Jun 2027, 7:15 PM, Salem',
    'Next match | v Lyca Kovai Kings | Sun, 13 Jun 2027, 7:15 PM, Salem',
    'Next match | v Nellai Royal Kings | Fri, 18 Jun 2027, 7:15 PM, Salem',
    'Last result | Tiruppur won by 118 runs | Final v Dindigul Dragons, 06 Jul 2025',
  ])
})

test('first match day: the match of the day', async () => {
  const [first] = await openingsOn(folderWith('before'), '2027-06-05')
  expect(first).toMatch(/^Next match \| v Chepauk Super Gillies/)
})

test('mid-season: the next match, and the washed-out one as the last result', async () => {
  const root = folderWith('during')
  writeCricket(root, 'seasons/2027/results/match-3.json', ABANDONED)
  expect(await openingsOn(root, '2027-06-13')).toEqual([
    'Next match | v Nellai Royal Kings | Fri, 18 Jun 2027, 7:15 PM, Salem',
    'Last result | Match abandoned | Match 3 v Lyca Kovai Kings, 13 Jun 2027',
  ])
})

test('the day after the last match: its result', async () => {
  expect(await openingsOn(folderWith('after'), '2027-06-19')).toEqual([
    'Last result | Tiruppur won by 10 runs | Match 4 v Nellai Royal Kings, 18 Jun 2027',
  ])
})

test('November: a story that is newer than the last result', async () => {
  const root = folderWith('after')
  writeCricket(root, 'seasons/2027/stories/auction.json', STORY)
  expect(await openingsOn(root, '2027-11-10')).toEqual(['Newest story | The auction | 02 Nov 2027'])
})
