import { folderWith, over } from '@/e2e/helpers/season-folder'

const nextOn = (stage: Parameters<typeof folderWith>[0], day: string) =>
  over(
    folderWith(stage),
    async () => {
      const { currentSeason, nextYear } = await import('./seasons')
      return nextYear(currentSeason)
    },
    day,
  )

/** The season of content is that of 2027. */
test.each([
  ['before', '2026-11-28', 2027],
  ['during', '2027-06-20', 2027],
  ['after', '2027-06-20', 2028],
  ['during', '2027-08-01', 2028],
  ['after', '2028-11-28', 2029],
] as const)(
  '%s its matches, on %s, a partner can join the season of %i',
  async (stage, day, year) => {
    expect(await nextOn(stage, day)).toBe(year)
  },
)
