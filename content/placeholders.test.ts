import { shownPage } from './pages/pages'
import { isOmitted, withoutOmitted } from './placeholders'
import { withoutPlaceholders } from './projects/projects'
import { siteOf, site as today } from './site'

const placeholder = { name: 'A placeholder', isPlaceholder: true }
const confirmed = { name: 'Confirmed', isPlaceholder: false }

test('a live site omits placeholders, other builds show them', () => {
  expect(withoutOmitted([placeholder, confirmed], true)).toEqual([confirmed])
  expect(withoutOmitted([placeholder], true)).toEqual([])
  expect(withoutOmitted([placeholder, confirmed], false)).toEqual([placeholder, confirmed])
  expect(isOmitted(confirmed, true)).toBe(false)
})

test('a live site has no placeholder contact details and no note about them', () => {
  const given = {
    ...today,
    phone: '+919876543210',
    email: 'desk@site.example',
    isPlaceholder: true,
  }
  const shown = siteOf(given, true)
  expect(shown).toMatchObject({ address: [], social: [], isPlaceholder: false, name: today.name })
  expect(shown).not.toHaveProperty('phone')
  expect(shown).not.toHaveProperty('email')
  expect(siteOf(given, false)).toBe(given)
  expect(siteOf({ ...given, isPlaceholder: false }, true)).toHaveProperty('phone')
})

/** Loads the current content as a live site shows it. */
async function live<Module>(load: () => Promise<Module>): Promise<Module> {
  const { PRODUCTION_PREVIEW } = process.env
  process.env.PRODUCTION_PREVIEW = '1'
  jest.resetModules()
  const loaded = await load()
  process.env.PRODUCTION_PREVIEW = PRODUCTION_PREVIEW ?? ''
  return loaded
}

test('the current content on a live site has no placeholder', async () => {
  const shown = await live(async () => [
    (await import('./home/home')).home,
    (await import('./properties/listing')).listing,
    (await import('./cricket/sponsors')).sponsors.all,
    (await import('./site')).site,
    (await import('./projects/projects')).projects.all,
    (await import('./residences/residences')).residences,
    (await import('./projects/promoter')).promoterOf({}).note,
  ])
  expect(JSON.stringify(shown)).not.toContain('"isPlaceholder":true')
  expect(JSON.stringify(shown)).toContain('"isPlaceholder":false')
})

test('a link to a missing section is removed', async () => {
  const { navigation, parts, home } = await live(async () => ({
    ...(await import('./navigation')),
    parts: await import('./parts'),
    ...(await import('./home/home')),
  }))
  const hasPillars = home.leadership.cards.length > 0
  const link = { label: 'Leadership', path: '/#leadership' as const }
  expect(parts.isThere(link)).toBe(hasPillars)
  expect('leadership' in navigation).toBe(hasPillars)
  expect(parts.isThere({ label: 'Contact', path: '/contact/' })).toBe(true)
})

test('unconfirmed status, residences, documents and layout of a project are removed', () => {
  const project = {
    status: { value: 'completed', isPlaceholder: true },
    residences: { isPlaceholder: true },
    documents: [placeholder, confirmed],
    approvedLayout: { isPlaceholder: true },
    name: 'Sarayu',
  } as unknown as Parameters<typeof withoutPlaceholders>[0]
  expect(withoutPlaceholders(project, true)).toEqual({ name: 'Sarayu', documents: [confirmed] })
  expect(withoutPlaceholders(project, false)).toEqual(project)
})

test('a text page loses its placeholder blocks, and sections that become empty', () => {
  const labelled = { text: 'Her name will be announced.', tag: 'Sample' }
  const page = {
    sections: [
      { id: 'write', blocks: ['Write to us.', labelled] },
      { id: 'who', blocks: [labelled] },
    ],
  } as unknown as Parameters<typeof shownPage>[0]
  expect(shownPage(page, true).sections).toEqual([{ id: 'write', blocks: ['Write to us.'] }])
  expect(shownPage(page, false)).toEqual(page)
})
