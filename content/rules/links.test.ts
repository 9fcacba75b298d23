import { readdirSync, readFileSync } from 'node:fs'
import { redirectsSchema } from '../schema/redirect'
import { hostsAreListed, linksResolve, PARTS, redirectsHideNoPage } from './links'

const season = (year: number, what: string) => `cricket/seasons/${year}/${what}.json`
const content = {
  'projects/sarayu.json': { residences: {} },
  'projects/plans/sarayu.json': {
    drawing: '/plans/sarayu.svg',
    plots: [{ number: 1 }, { number: 7 }],
  },
  'projects/ganga.json': {},
  'insights/units.json': { parts: [{ id: 'cents' }] },
  'pages/help.json': { sections: [{ id: 'reach' }] },
  'faqs/faqs.json': { groups: [{ id: 'plots', items: [{ slug: 'price' }] }] },
  'cricket/current-season.json': { year: null },
  [season(2030, 'fixtures/match-1')]: {},
  [season(2029, 'results/match-1')]: {},
  [season(2028, 'results/match-1')]: {},
  [season(2029, 'squad/arul')]: {},
  [season(2028, 'stories/run')]: { body: [{ id: 'row' }] },
  [season(2028, 'stories/final')]: {},
  [season(2028, 'squad/mani')]: {},
  // In preparation: not shown on pages.
  [season(2031, 'squad/nila')]: {},
}

const messagesOf = (text: string) =>
  linksResolve({ english: { ...content, 'home/home.json': { lead: text } }, tamil: {} }).map(
    ({ file, path, value, why, write }) => `${file} ${path.join('.')} ${value}: ${why} ${write}`,
  )

test.each([
  '/contact/',
  '/',
  '/#about',
  '/sarayu/#plan',
  '/sarayu/#residences',
  '/sarayu/?plot=7#plan',
  'See [the plan](/sarayu/#plan) and [the units](/insights/units/#cents).',
  '/help/#reach',
  '/tiruppurTamilans/stories/run/#row',
  '/faqs/#price',
  '/tiruppurTamilans/players/arul/',
  '/tiruppurTamilans/squad/#arul',
  '/second/2028/',
  '/tiruppurTamilans/matches/2030/match-1/',
  '/tiruppurTamilans/matches/2028/match-1/',
  'and/or',
  'Plots, homes / land',
])('%s is accepted', (text) => {
  expect(messagesOf(text)).toEqual([])
})

test.each([
  ['/saryu/', 'There is no page /saryu/. Write the path of a page', 'Did you mean "/sarayu/"?'],
  ['/contact', 'There is no page /contact.', 'Did you mean "/contact/"?'],
  [
    'Read [this](/sarayu/#plans).',
    'The page /sarayu/ has no part "plans". Write "/sarayu/#plan"',
    '',
  ],
  ['/ganga/#residences', 'has no part "residences"', ''],
  ['/sarayu/?plot=8', 'The plan of /sarayu/ has no plot 8.', 'such as "/sarayu/?plot=1"'],
  ['/help/#plots', 'The page /help/ has no part "plots". Write "/help/#reach" or "/help/".', ''],
  ['/tiruppurTamilans/players/mani/', 'There is no page', ''],
  ['/tiruppurTamilans/matches/2030/match-2/', 'There is no page', ''],
  ['/tiruppurTamilans/players/nila/', 'There is no page', ''],
  // A player who was renamed.
  [
    '/tiruppurTamilans/players/arull/',
    'There is no page',
    'Did you mean "/tiruppurTamilans/players/arul/"?',
  ],
  [
    '/tiruppurTamilans/squad/#mani',
    'The page /tiruppurTamilans/squad/ has no part "mani". Write "/tiruppurTamilans/squad/#arul"',
    '',
  ],
  ['/second/2029/', 'There is no page /second/2029/.', ''],
])('%s is refused with a suggestion', (text, why, write) => {
  expect(messagesOf(text)).toEqual([expect.stringContaining(why)])
  expect(messagesOf(text)[0]).toContain(write)
})

test('the fragments in the rule exist in the code of the site', () => {
  const code = ['app', 'components']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const parts = [...new Set(Object.values(PARTS).flat())]
  expect(parts.filter((part) => !new RegExp(`\\bid(?:=|: )["']${part}["']`).test(code))).toEqual([])
})

const hostsSaidOf = (text: string, language: 'english' | 'tamil' = 'english') => {
  const list = { 'external-hosts.json': [{ host: 'rera.tn.gov.in' }, { host: 'wa.me' }] }
  const page = { 'pages/help.json': { lead: text } }
  const english = language === 'english' ? { ...list, ...page } : list
  return hostsAreListed({ english, tamil: language === 'tamil' ? page : {} }).map(
    ({ file, path, value, why, write }) => `${file} ${path.join('.')} ${value}: ${why} ${write}`,
  )
}

test.each([
  'https://rera.tn.gov.in/projects',
  'https://RERA.tn.gov.in:443/projects',
  'See [the register](https://rera.tn.gov.in/) first.',
  'https://www.rera.tn.gov.in/',
  'Write to us on WhatsApp.',
  '/vistara/',
  'mailto:desk@example.com',
])('%s is accepted', (text) => {
  expect(hostsSaidOf(text)).toEqual([])
})

test.each([
  ['https://drive.google.com/file/1', 'drive.google.com'],
  ['A copy is [here](https://docs.example.com/a).', 'docs.example.com'],
  ['https://rera.tn.gov.in.evil.example/', 'rera.tn.gov.in.evil.example'],
  ['https://www.evil.example/', 'www.evil.example'],
  ['https://rera.tn.gov.in:8443/', 'rera.tn.gov.in:8443'],
])('%s leads to a site that is not on the list', (text, host) => {
  expect(hostsSaidOf(text)).toEqual([
    `content/en/pages/help.json lead ${text}: ${host} is not on the list of sites that pages may link to. Write an address of rera.tn.gov.in, wa.me or another site of the list, or add ${host} to it first (content/en/external-hosts.json).`,
  ])
  expect(hostsSaidOf(text, 'tamil')).toEqual([
    expect.stringMatching(/^content\/ta\/pages\/help\.json lead/),
  ])
})

const contentWith = (from: string, to: string) => ({
  english: { 'insights/units.json': {}, 'redirects.json': [{ from, to }] },
  tamil: {},
})
const redirectsSaidOf = (from: string, to: string) =>
  [redirectsHideNoPage, linksResolve].flatMap((rule) =>
    rule(contentWith(from, to)).map(({ path, why }) => `${path.join('.')}: ${why}`),
  )

test('an old address must lead to a page and must not be the address of a page', () => {
  expect(redirectsSaidOf('/insights/measures/', '/insights/units/')).toEqual([])
  expect(redirectsSaidOf('/insights/measures/', '/insights/nothing/')).toEqual([
    '0.to: There is no page /insights/nothing/.',
  ])
  expect(redirectsSaidOf('/insights/units/', '/contact/')).toEqual([
    '0.from: /insights/units/ is the address of a page.',
  ])
})

test.each([
  '/',
  'a/',
  '/a',
  '//evil.example/',
  '/ta/a/',
  '/_next/a/',
  '/a/*/',
  '/a/ /',
  '/a/?b',
  '/../a/',
])('%s is refused as an old address', (from) =>
  expect(redirectsSchema.safeParse([{ from, to: '/contact/' }]).success).toBe(false),
)

test('a duplicate old address is refused', () => {
  const row = { from: '/a/', to: '/contact/' }
  expect(redirectsSchema.safeParse([row]).success).toBe(true)
  expect(redirectsSchema.safeParse([row, row]).success).toBe(false)
})
