import { lossText } from './loss'
import type { TeamFace } from './teams'

jest.mock('@/lib/cricket/wording', () => jest.requireActual('./wording.ta'))

const teams: readonly TeamFace[] = [
  {
    slug: 'skm-salem-spartans',
    name: 'எஸ்கேஎம் சேலம் ஸ்பார்டன்ஸ்',
    lead: 'எஸ்கேஎம் சேலம்',
    last: 'ஸ்பார்டன்ஸ்',
    short: 'SS',
    aliases: ['SKM Salem Spartans', 'Salem Spartans'],
    crest: '',
  },
]

test('a loss is told in Tamil, the name and the margin too', () => {
  const lost = {
    id: '1',
    startsAt: '2025-06-13T13:45:00Z',
    status: 'Salem Spartans won by 4 wickets',
    sides: [
      { name: 'Tiruppur Tamilans', innings: [] },
      { name: 'SKM Salem Spartans', innings: [] },
    ],
  } as const
  expect(lossText(lost, teams, '{team} அணியிடம் {margin} தோல்வி')).toBe(
    'எஸ்கேஎம் சேலம் ஸ்பார்டன்ஸ் அணியிடம் 4 விக்கெட் வித்தியாசத்தில் தோல்வி',
  )
})
