import { matchFromFeed } from './from-feed'
import { lossText, statusText } from './match-text'
import type { League, TeamFace } from './teams'
import { marginAmount, marginText, matchTitle } from './wording.ta'

// As next.config.ts does for the Tamil build.
jest.mock('@/lib/domain/cricket/wording', () => jest.requireActual('./wording.ta'))

const teams: readonly TeamFace[] = [
  {
    slug: 'tiruppur-tamilans',
    name: 'திருப்பூர் தமிழன்ஸ்',
    lead: 'திருப்பூர்',
    last: 'தமிழன்ஸ்',
    short: 'ITT',
    aliases: ['Tiruppur Tamilans', 'Tiruppur', 'IDream Tiruppur Tamizhans'],
    crest: '',
  },
  {
    slug: 'dindigul-dragons',
    name: 'திண்டுக்கல் டிராகன்ஸ்',
    lead: 'திண்டுக்கல்',
    last: 'டிராகன்ஸ்',
    short: 'DD',
    aliases: ['Dindigul Dragons', 'Dindigul'],
    crest: '',
  },
]

const [own] = teams
if (!own) throw new Error('there are no teams')
const league: League = { teams, unknownTeam: { ...own, slug: 'unknown' }, own: own.slug }

const match = (status: string, other = 'Dindigul Dragons') =>
  matchFromFeed(
    {
      id: '1',
      startsAt: '2025-07-06T13:45:00Z',
      status,
      sides: [
        { name: 'IDream Tiruppur Tamizhans', innings: [] },
        { name: other, innings: [] },
      ],
    },
    league,
  )
const text = (...of: Parameters<typeof match>) => statusText(match(...of), league.own)

test.each([
  ['Match 27', 'போட்டி 27'],
  ['27th Match', 'போட்டி 27'],
  ['1st Match', 'போட்டி 1'],
  ['Qualifier 1', 'குவாலிஃபையர் 1'],
  ['Eliminator', 'எலிமினேட்டர்'],
  ['Semi-Final 2', 'அரையிறுதி 2'],
  ['Semifinal', 'அரையிறுதி'],
  ['Final', 'இறுதிப்\u00a0போட்டி'],
  ['3rd Match, Group B', 'போட்டி 3, பிரிவு B'],
  ['3rd Match, North Zone', '3rd Match, North Zone'],
  ['Plate Play-off', 'Plate Play-off'],
])('the match %s is called %s', (english, tamil) => {
  expect(matchTitle(english)).toBe(tamil)
})

test.each([
  ['Tiruppur won by 118 runs', 'திருப்பூர் தமிழன்ஸ்: 118 ரன்கள் வித்தியாசத்தில் வெற்றி'],
  ['Tiruppur won by 1 run', 'திருப்பூர் தமிழன்ஸ்: 1 ரன் வித்தியாசத்தில் வெற்றி'],
  ['Dindigul Dragons won by 1 wkt', 'திண்டுக்கல் டிராகன்ஸ்: 1 விக்கெட் வித்தியாசத்தில் வெற்றி'],
  [
    'IDream Tiruppur Tamizhans won by 8 wkts (DLS method)',
    'திருப்பூர் தமிழன்ஸ்: 8 விக்கெட் வித்தியாசத்தில் (டிஎல்எஸ் முறை) வெற்றி',
  ],
  [
    'Dindigul won by an innings and 20 runs',
    'திண்டுக்கல் டிராகன்ஸ்: இன்னிங்ஸ் மற்றும் 20 ரன்கள் வித்தியாசத்தில் வெற்றி',
  ],
  ['Match tied (Dindigul Dragons won the Super Over)', 'திண்டுக்கல் டிராகன்ஸ்: சூப்பர் ஓவரில் வெற்றி'],
  ['Tiruppur won (DLS method)', 'திருப்பூர் தமிழன்ஸ்: டிஎல்எஸ் முறையில் வெற்றி'],
  ['Tiruppur won', 'திருப்பூர் தமிழன்ஸ்: வெற்றி'],
  ['Match tied', 'போட்டி டை'],
  ['No result', 'முடிவு இல்லை'],
  ['Match abandoned due to rain (wet outfield)', 'போட்டி கைவிடப்பட்டது'],
  ['Start delayed due to rain', 'போட்டி தாமதம்'],
  ['Innings Break', 'இன்னிங்ஸ் இடைவேளை'],
  [
    'IDream Tiruppur Tamizhans need 20 runs in 12 balls',
    'திருப்பூர் தமிழன்ஸ்: வெற்றிக்கு 12 பந்துகளில் 20 ரன்கள் தேவை',
  ],
  ['Dindigul Dragons need 1 run', 'திண்டுக்கல் டிராகன்ஸ்: வெற்றிக்கு 1 ரன் தேவை'],
  ['Dindigul Dragons opt to bowl', 'திண்டுக்கல் டிராகன்ஸ்: டாஸ் வென்று பந்துவீச்சு தேர்வு'],
  ['Dindigul Dragons won the toss and elected to bat', 'திண்டுக்கல் டிராகன்ஸ்: டாஸ் வென்று பேட்டிங் தேர்வு'],
])('"%s" is translated to Tamil', (status, tamil) => {
  expect(text(status)).toEqual({ text: tamil })
})

test.each([
  [
    'Tiruppur won by 8 wkts (VJD method)',
    'திருப்பூர் தமிழன்ஸ்: 8 விக்கெட் வித்தியாசத்தில் (விஜேடி முறை) வெற்றி',
  ],
  ['Dindigul won by 3 runs (D/L)', 'திண்டுக்கல் டிராகன்ஸ்: 3 ரன்கள் வித்தியாசத்தில் (டிஎல்எஸ் முறை) வெற்றி'],
  ['Tiruppur won (VJD)', 'திருப்பூர் தமிழன்ஸ்: விஜேடி முறையில் வெற்றி'],
  ['Match tied (VJD)', 'போட்டி டை (விஜேடி முறை)'],
  ['Match Tied (DLS Method)', 'போட்டி டை (டிஎல்எஸ் முறை)'],
  ['No result - due to rain', 'முடிவு இல்லை'],
  ['Match abandoned without a ball bowled', 'போட்டி கைவிடப்பட்டது'],
])('"%s" keeps its method in Tamil', (status, tamil) => {
  expect(text(status)).toEqual({ text: tamil })
})

test.each([
  'Tiruppur won by 8 wkts (14 overs game - due to rain)',
  'Tiruppur won by 6 wkts (VJD method) (14 overs game)',
  'Tiruppur won by 10 wkts with 40 balls remaining',
  'Dindigul won on boundary count',
  'Dindigul won the bowl-out',
  'Match tied (Dindigul Dragons won the one-over eliminator)',
  'Match reduced to 12 overs, Tiruppur won by 5 runs',
  'Match tied (points shared)',
  'Match abandoned, Tiruppur awarded two points',
  'No result (Tiruppur go through on league position)',
  'Dragons all the way',
  'Play stopped due to rain',
  'Karur Comets need 20 runs in 12 balls',
  'Somebody else won by 5 wkts',
])('"%s" is shown unchanged and marked as English', (status) => {
  expect(text(status)).toEqual({ text: status, lang: 'en' })
})

test('a status with an unknown winner is shown unchanged', () => {
  const status = 'Karaikudi Kaalai won by 4 wickets'
  expect(text(status, 'Karaikudi Kaalai')).toEqual({ text: status, lang: 'en' })
})

test('a loss is in Tamil, including name and margin', () => {
  expect(lossText(match('Dindigul won by 4 wickets'), '{team} அணியிடம் {margin} தோல்வி')).toBe(
    'திண்டுக்கல் டிராகன்ஸ் அணியிடம் 4 விக்கெட் வித்தியாசத்தில் தோல்வி',
  )
})

test('a margin can be used alone, and is empty if unknown', () => {
  const win = { kind: 'won', winner: 0 } as const
  expect(marginAmount({ ...win, by: 4, unit: 'wickets' })).toBe('4 விக்கெட்')
  expect(marginText({ ...win, by: 4, unit: 'wickets' })).toBe('4 விக்கெட் வித்தியாசத்தில்')
  expect(marginText(win)).toBe('')
})
