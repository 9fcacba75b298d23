import { fixtures, matchesOf, ownTeam } from '@/content/cricket/season'
import { seasonOf } from '@/content/cricket/seasons'
import { fixtureThings, seasonThings, teamThing } from './graphs'

test('the team is told with its own address and crest', () => {
  expect(teamThing()).toMatchObject({
    '@type': 'SportsTeam',
    name: `${ownTeam.lead} ${ownTeam.last}`.trim(),
    url: expect.stringMatching(/\/tiruppurTamilans\/$/),
    logo: expect.stringMatching(/^https:\/\/.*crest-tiruppur-tamilans.*\.svg$/),
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
  const season = seasonOf(2025)
  const matches = matchesOf(season)
  expect(seasonThings(season)).toMatchObject(
    matches.map(({ startsAt, ground }) => ({
      startDate: startsAt,
      location: { '@type': 'Place', name: ground },
    })),
  )
})
