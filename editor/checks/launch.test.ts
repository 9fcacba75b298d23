import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileOf, onDisk } from '@/content/folder'
import { fixtureRegistration } from '@/content/projects/fixture'
import { projects } from '@/content/projects/projects'
import type { Project } from '@/content/schema/project'
import { inSeasons } from '@/tools/content/checks/listed-files'
import { checkNotice, launchList, registrationNotice, reservationNotice } from './launch'

beforeAll(() => {
  globalThis.projectFiles = {
    broken: new Map(),
    read(name) {
      const file = onDisk(name)
      return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined
    },
    list: (folder) => (existsSync(onDisk(folder)) ? readdirSync(onDisk(folder)) : undefined),
  }
})

/** The list after `change` is applied to the text of each file. */
function listWith(change: (text: string, file: string) => string) {
  const { read } = globalThis.projectFiles
  globalThis.projectFiles.read = (file) => {
    const text = read(file)
    return text && change(text, file)
  }
  const list = launchList()
  globalThis.projectFiles.read = read
  return list
}

test('the list names a plan while it is a placeholder', () => {
  const counted = (mark: string) =>
    listWith((text) => text.replace(/"isIllustrative": \w+/, `"isIllustrative": ${mark}`)).filter(
      ({ text }) => text.includes('sample drawing'),
    ).length
  expect(counted('true')).toBeGreaterThan(0)
  expect(counted('false')).toBe(0)
})

test('the list names unconfirmed facts and drafts, each with an existing file', () => {
  const list = listWith((text) => text.replace(/"(isPlaceholder|isDraft)": \w+/g, '"$1": true'))
  const texts = list.map(({ what, text }) => `${what}: ${text}`).join('\n')
  expect(texts).toMatch(/Sponsors.*: It is not confirmed yet, and the live site leaves it out\./)
  expect(texts).toMatch(/Privacy, terms.*: It is a draft that counsel has not read\./)
  for (const { file } of list) expect(existsSync(onDisk(fileOf(file)))).toBe(true)
})

test('the list names each fact that the owner has to confirm, in the words of its field', () => {
  const told = (toConfirm?: string) =>
    listWith((text, file) =>
      file.endsWith('en/cricket/achievements.json')
        ? JSON.stringify([{ label: 'Finals', years: [2025], toConfirm }])
        : text,
    ).filter(({ file }) => file === 'cricket/achievements.json')
  expect(told('another list says 2024.')).toEqual([
    expect.objectContaining({
      what: expect.not.stringContaining(':'),
      text: expect.stringMatching(/\(Finals\) is to be confirmed: another/),
    }),
  ])
  expect(told()).toEqual([])
})

test('the list names content that is labelled as missing', () => {
  const list = listWith((text, file) =>
    file.endsWith('en/pages/careers.json') ? JSON.stringify({ roles: [{ tag: 'Soon' }] }) : text,
  )
  expect(list).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining('is labelled “Soon”') }),
  )
})

test('the list names each contact of the group that is a placeholder or missing', () => {
  const reached = (facts: object) =>
    listWith((text, file) =>
      file.endsWith('en/site.json') ? JSON.stringify({ ...JSON.parse(text), ...facts }) : text,
    ).flatMap(({ file, text }) =>
      file === 'site.json' && /nothing is given|a sample/.test(text) ? [text] : [],
    )
  const given = {
    isPlaceholder: false,
    address: ['12 Avinashi Road'],
    phone: '+919876543210',
    email: 'desk@site.example',
    social: [{ network: 'x', label: 'X', url: 'https://x.com/site' }],
  }
  expect(reached(given)).toEqual([])
  expect(reached({ ...given, phone: undefined, social: [] })).toEqual([
    'Telephone: nothing is given.',
    'Accounts: nothing is given.',
  ])
  expect(reached({ ...given, isPlaceholder: true })).toEqual(
    ['Address', 'Telephone', 'Email', 'Accounts'].map(
      (way) => `${way}: a sample. The live site leaves it out.`,
    ),
  )
})

test('the list asks for facts that a company must publish', () => {
  const ofGroup = (facts: object) =>
    listWith((text, file) =>
      file.endsWith('en/site.json') ? JSON.stringify({ ...JSON.parse(text), ...facts }) : text,
    )
      .filter(({ file, text }) => file === 'site.json' && !/nothing is given|a sample/.test(text))
      .map(({ text }) => text)
  const whole = {
    cin: 'U70100TZ2010PTC000000',
    registeredOffice: 'A street, a town',
  }
  expect(ofGroup(whole)).toEqual([])
  expect(ofGroup({ ...whole, cin: undefined })).toEqual([expect.stringContaining('CIN')])
  expect(ofGroup({ ...whole, registeredOffice: undefined })).toEqual([
    expect.stringContaining('registered office'),
  ])
})

test('the list asks for the papers, the approved layout and the distances of a project', () => {
  const [project] = projects.all
  if (!project) return
  const paper = { name: 'Approval', url: 'https://rera.example/' } as Project['documents'][0]
  const whole = {
    documents: [paper],
    approvedLayout: { reference: 'LA/7', date: '2026-01-02', isPlaceholder: false },
    place: { ...project.place, distances: [{ to: 'Town', kilometres: 1, route: 'Road' }] },
    residences: undefined,
  }
  const askedOf = (given: Partial<Project>) => {
    jest.replaceProperty(projects, 'all', [{ ...project, ...whole, ...given }])
    const list = launchList().filter(({ file }) => file === `projects/${project.slug}.json`)
    jest.restoreAllMocks()
    return list.flatMap(({ text }) => /^No |copy|layout|undefined/.exec(text) ?? [])
  }
  expect(askedOf({})).toEqual([])
  expect(askedOf({ documents: [] })).toEqual(['No '])
  expect(askedOf({ documents: [{ ...paper, url: undefined }] })).toEqual(['copy'])
  expect(askedOf({ approvedLayout: undefined })).toEqual(['layout'])
  expect(askedOf({ place: { ...project.place, distances: [] } })).toEqual(['No '])
})

test('the list asks for a cinema while none is listed', () => {
  const withVenues = (list: readonly object[]) =>
    listWith((text, file) => {
      if (!file.endsWith('en/cinemas/cinemas.json')) return text
      const { venues, ...words } = JSON.parse(text)
      return JSON.stringify({ ...words, venues: { ...venues, list } })
    }).filter(({ text }) => text === 'No cinema is listed yet.').length
  expect(withVenues([])).toBe(1)
  expect(withVenues([{ name: 'One' }])).toBe(0)
})

test('the list asks for the grievance officer until one is named', () => {
  const withOfficer = (officer?: object) =>
    listWith((text, file) =>
      file.endsWith('en/privacy/privacy.json')
        ? JSON.stringify({ ...JSON.parse(text), officer })
        : text,
    ).filter(({ file }) => file === 'privacy/privacy.json').length
  expect(withOfficer()).toBe(1)
  expect(withOfficer({ name: 'A. Name', hours: 'Mornings' })).toBe(0)
})

test.each([
  ['2040-07-31', '2040'],
  ['2040-08-01', '2041'],
])('on %s the first season of the list is that of %s', (day, season) => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00`) })
  expect(inSeasons('cricket/seasons/{season}/table.json')[0]?.season).toBe(season)
  jest.useRealTimers()
})

test.each([
  ['2026-11-26', false],
  ['2030-11-30', false],
  ['2030-12-01', 'ends on 2031-01-30'],
  ['2031-01-30', 'ends on 2031-01-30'],
  ['2031-01-31', 'ended on 2031-01-30'],
])('on %s the list says of a registration: %s', (day, said) => {
  const notice = registrationNotice(fixtureRegistration, day)
  if (said) expect(notice).toContain(said)
  else expect(notice).toBe(false)
})

test('the list asks for a registration where there is none, and not where none is needed', () => {
  expect(registrationNotice(undefined, '2026-11-26')).toContain('not published')
  expect(registrationNotice({ kind: 'exempt', reason: 'Eight plots.' }, '2026-11-26')).toBe(false)
})

test.each([
  [undefined, /^Nobody has said yet which plots can be had: .* save the page/],
  ['2026-11-01', /^The plots were last checked on 2026-11-01: the site tells buyers to ask\./],
])('for plots checked on %s the list says what to do', (checkedOn, said) => {
  expect(checkNotice(checkedOn, '2026-11-26')).toMatch(said)
})

test('plots checked within two weeks are not in the list', () => {
  expect(checkNotice('2026-11-24', '2026-11-26')).toBe(false)
})

test('the list names plots whose reservation is over, from the day after its last', () => {
  const plots = [
    { number: 1 },
    { number: 2, until: '2026-11-25' },
    { number: 3, until: '2026-11-25' },
    { number: 4, until: '2026-11-26' },
  ]
  expect(reservationNotice(plots, '2026-11-26')).toMatch(/^The reservation is over: 2 to 3\. /)
  expect(reservationNotice(plots, '2026-11-25')).toBe(false)
})
