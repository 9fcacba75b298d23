import { fixtures, matchesOf, ownTeam, recordSeason } from '@/content/cricket/season-data'
import { fixtureThings, seasonThings, teamThing } from './graphs'

test('the team has its own address and crest', () => {
  expect(teamThing()).toMatchObject({
    '@type': 'SportsTeam',
    name: ownTeam.name,
    url: expect.stringMatching(/\/tiruppurTamilans\/$/),
    logo: expect.stringMatching(new RegExp(`^https://.*${ownTeam.crest}$`)),
  })
})

test('every fixture is an event with a start, a place, two teams and a status', () => {
  expect(fixtureThings()).toHaveLength(fixtures.all.length)
  for (const event of fixtureThings()) {
    expect(event).toMatchObject({
      '@type': 'SportsEvent',
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+05:30$/),
      eventStatus: 'https://schema.org/EventScheduled',
      competitor: [{ '@type': 'SportsTeam' }, { '@type': 'SportsTeam' }],
      location: { '@type': 'Place', name: expect.stringMatching(/./) },
    })
  }
})

test('a season has an event for each of its matches, in their order', () => {
  const matches = matchesOf(recordSeason)
  expect(seasonThings(recordSeason)).toMatchObject(
    matches.map(({ startsAt, ground }) => ({
      startDate: startsAt,
      location: { '@type': 'Place', name: ground },
    })),
  )
})
