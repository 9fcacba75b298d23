import { folderWith, over } from '@/e2e/helpers/season-folder'

/** Articles calculate with matches of the real seasons. */
jest.mock('@/content/insights/insights', () => ({ insights: { all: [] } }))

test('the records are those of all seasons, each with its match', async () => {
  const figures = await over(folderWith('during'), async () => {
    const { statFigures } = await import('./figures')
    return statFigures.map(({ value, holder, path }) =>
      `${value} | ${holder} | ${path}`.replaceAll('\u00a0', ' '),
    )
  })
  expect(figures).toEqual([
    '268/5 | v Dindigul Dragons, 06 Jul 2025 | /tiruppurTamilans/matches/2025/final/',
    '3 | 08 Jun 2025 to 06 Jul 2025 | /tiruppurTamilans/matches/2025/final/',
    '118 runs | v Dindigul Dragons, 06 Jul 2025 | /tiruppurTamilans/matches/2025/final/',
    '4 runs | Lost to Salem Spartans by 4 runs, 06 Jun 2025 | /tiruppurTamilans/matches/2025/match-1/',
  ])
})
