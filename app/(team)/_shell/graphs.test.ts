import { seasonOf } from '@/content/cricket/seasons'
import { fixtureThings, seasonThings, teamThing } from './graphs'

test('the team is told with its own address and crest', () => {
  expect(teamThing()).toMatchObject({
    '@type': 'SportsTeam',
    name: 'Tiruppur Tamilans',
    url: expect.stringMatching(/\/tiruppurTamilans\/$/),
    logo: expect.stringMatching(/^https:\/\/.*crest-tiruppur-tamilans.*\.svg$/),
  })
})

test('every fixture is an event with a start, a place, two teams and a status', () => {
  expect(fixtureThings()).toHaveLength(7)
  for (const event of fixtureThings()) {
    expect(event).toMatchObject({
      '@type': 'SportsEvent',
      startDate: expect.stringMatching(/^2025-06-\d\dT\d\d:15:00\+05:30$/),
      eventStatus: 'https://schema.org/EventScheduled',
      competitor: [{ '@type': 'SportsTeam' }, { '@type': 'SportsTeam' }],
      location: { '@type': 'Place', name: expect.stringMatching(/Ground$/) },
    })
  }
})

test('the season has nine events, the final last', () => {
  const events = seasonThings(seasonOf(2025))
  expect(events).toHaveLength(9)
  expect(events.at(-1)).toMatchObject({
    name: 'Tiruppur Tamilans v Dindigul Dragons',
    startDate: '2025-07-06T19:15:00+05:30',
    location: { '@type': 'Place', name: 'NPR College Ground' },
  })
})
