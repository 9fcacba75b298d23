import { fixtures, ownTeam } from '@/content/cricket/season-data'
import { fixtureThings, teamThing } from './graphs'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+05:30$/

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
      startDate: expect.stringMatching(MOMENT),
      endDate: expect.stringMatching(MOMENT),
      url: expect.stringMatching(/\/tiruppurTamilans\/matches\/\d{4}\/[a-z0-9-]+\/$/),
      image: expect.stringMatching(/\/share\/tiruppurtamilans-matches-.*\.jpg$/),
      description: expect.stringMatching(/./),
      organizer: { '@type': 'SportsOrganization' },
      eventStatus: 'https://schema.org/EventScheduled',
      competitor: [{ '@type': 'SportsTeam' }, { '@type': 'SportsTeam' }],
      location: { '@type': 'Place', name: expect.stringMatching(/./) },
    })
  }
})
