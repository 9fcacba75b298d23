import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { parse } from './define'
import { readJson } from './json'
import { fixtureProject } from './projects/fixture'
import { fixtureSchema } from './schema/fixture'
import { matchSchema } from './schema/match'
import { faqsSchema, informationPage } from './schema/page'
import { project } from './schema/project'
import { question } from './schema/question'
import { siteSchema } from './schema/site'
import { standingSchema } from './schema/standing'

/** Fixed teams and grounds, independent of content. */
jest.mock('./json', () => ({
  ...jest.requireActual('./json'),
  slugsIn: (folder: string) =>
    folder === 'cricket/teams'
      ? ['chepauk-super-gillies', 'dindigul-dragons', 'salem-spartans', 'tiruppur-tamilans']
      : ['dindigul'],
}))

const fixture = {
  slug: 'match-2',
  title: 'Match 2',
  startsAt: '2025-06-06T19:15:00+05:30',
  teams: ['tiruppur-tamilans', 'chepauk-super-gillies'],
  ground: 'dindigul',
  sequence: 0,
  changedOn: '2025-06-01',
}
const result = {
  slug: 'final',
  title: 'Final',
  stage: 'playoffs',
  startsAt: '2025-07-06T19:15:00+05:30',
  sides: [
    { team: 'tiruppur-tamilans', score: '220/5', overs: 20 },
    { team: 'dindigul-dragons', score: '102', overs: 14.4 },
  ],
  ending: { kind: 'won', winner: 'tiruppur-tamilans', by: 118, unit: 'runs' },
  ground: 'dindigul',
}
const TEXT = { type: 'paragraph', text: 'Text.' }
const page = {
  slug: 'terms',
  title: 'Terms',
  metaTitle: 'Terms',
  description: 'Terms of use.',
  image: 'charts/deed',
  lead: 'What holds here.',
  updated: '2026-01-31',
  isDraft: true,
  sections: [
    { id: 'one', title: 'One', blocks: [TEXT] },
    { id: 'two', title: 'Two', blocks: [TEXT] },
  ],
}
const [first, second] = result.sides

/** The error message for a valid entry with one mistake. */
function messageOf<Entry extends object>(schema: z.ZodType, entry: Entry, mistake: object): string {
  try {
    parse('content/en/file.json', schema, { ...entry, ...mistake })
  } catch (error) {
    return error instanceof Error ? error.message.replace('content/en/file.json\n✖ ', '') : ''
  }
  return 'nothing'
}
const ofProject = (mistake: object) => messageOf(project, fixtureProject, mistake)
const ofFixture = (mistake: object) => messageOf(fixtureSchema, fixture, mistake)
const ofResult = (mistake: object) => messageOf(matchSchema, result, mistake)
const ofPage = (mistake: object) => messageOf(informationPage, page, mistake)

test.each([
  [
    'a field with a letter missing',
    ofProject({ registraton: { kind: 'exempt', reason: 'Small.' } }),
    'there is no field "registraton" here. Did you mean "registration"?',
  ],
  [
    'a field within a group',
    ofProject({ hero: { ...fixtureProject.hero, potrait: 'charts/vistara' } }),
    'hero: there is no field "potrait" here. Did you mean "portrait"?',
  ],
  [
    'a field of another kind of file',
    ofFixture({ colour: 'red' }),
    'there is no field "colour" here.',
  ],
  [
    'a field that is missing',
    ofProject({ summary: undefined }),
    'summary is missing. Write words in quotes, such as "Prime Location".',
  ],
  ['a group that is missing', ofProject({ card: undefined }), 'card is missing. Write { image }.'],
  [
    'words that are empty',
    ofProject({ name: ' ' }),
    'name is " ". Write words in quotes, such as "Prime Location".',
  ],
  [
    'a number in quotes',
    ofProject({ pricePerSqFt: '1,500' }),
    'pricePerSqFt is "1,500". Write a number without quotes or commas, such as 1500.',
  ],
  [
    'a price below zero',
    ofProject({ pricePerSqFt: -5 }),
    'pricePerSqFt is -5. Write a number that is more than 0.',
  ],
  [
    'a fraction for a whole number',
    ofProject({ position: 1.5 }),
    'position is 1.5. Write a whole number without quotes or commas, such as 7.',
  ],
  [
    'true in quotes',
    ofProject({ status: { value: 'completed', isPlaceholder: 'true' } }),
    'status.isPlaceholder is "true". Write true or false, without quotes.',
  ],
  [
    'a word that is not among those allowed',
    ofProject({ status: { value: 'complete', isPlaceholder: true } }),
    'status.value is "complete". Write "in-progress" or "completed". Did you mean "completed"?',
  ],
  [
    'a list that is too short',
    ofProject({ highlights: fixtureProject.highlights.slice(1) }),
    'highlights is a list of 2. It needs exactly 3 entries.',
  ],
  [
    'a mistake in an entry of a list',
    ofProject({
      highlights: [...fixtureProject.highlights.slice(1), { icon: 'tree', label: 'Trees' }],
    }),
    'highlights, entry 3 ("Trees"), icon is "tree". Write "pin", "road", "document", "leaf", "pen" or "shield".',
  ],
  [
    'an image that is not there',
    ofProject({ card: { image: 'charts/vistaraa' } }),
    'card.image is "charts/vistaraa". There is no such picture. Did you mean "charts/vistara"?',
  ],
  [
    'a registration of no known kind',
    ofProject({ registration: { kind: 'pending' } }),
    'registration.kind is "pending". Write "registered" or "exempt".',
  ],
  [
    'an address without https',
    ofProject({
      documents: [{ name: 'A', reference: 'B', issuer: 'C', date: '2026-01-31', url: 'rera.in' }],
    }),
    'documents, entry 1 ("A"), url is "rera.in". Write a whole address with https, such as "https://rera.tn.gov.in/".',
  ],
  [
    'a moment without its distance from UTC',
    ofFixture({ startsAt: '2025-06-06 19:15' }),
    'startsAt is "2025-06-06 19:15". Write a day, an hour and the distance from UTC, such as "2025-06-06T19:15:00+05:30" in India.',
  ],
  [
    'a day in another order',
    ofFixture({ changedOn: '31-01-2026' }),
    'changedOn is "31-01-2026". Write a day as year, month and day, such as "2026-01-31".',
  ],
  [
    'a slug with capitals',
    ofFixture({ slug: 'Match 2' }),
    'slug is "Match 2". Write lower-case letters, digits and hyphens, such as "sai-kishore".',
  ],
  [
    'a team that nobody knows',
    ofFixture({ teams: ['tiruppur-tamilans', 'chepauk-super-gilies'] }),
    'teams, entry 2 is "chepauk-super-gilies". Choose a team that there is, such as "chepauk-super-gillies". Did you mean "chepauk-super-gillies"?',
  ],
  [
    'a fixture of two other teams',
    ofFixture({ teams: ['salem-spartans', 'chepauk-super-gillies'] }),
    'teams is a list of 2. One of the two teams must be "tiruppur-tamilans".',
  ],
  [
    'a score in another form',
    ofResult({ sides: [{ ...first, score: '220-5' }, second] }),
    'sides, entry 1, score is "220-5". Write runs/wickets such as "220/5", or the runs alone when all out, such as "93".',
  ],
  [
    'overs that nobody can bowl',
    ofResult({ sides: [first, { ...second, overs: 14.8 }] }),
    'sides, entry 2, overs is 14.8. Write overs and balls, up to 20, such as 20 or 14.4.',
  ],
  [
    'a table without rows',
    ofPage({
      sections: [
        page.sections[0],
        {
          ...page.sections[1],
          blocks: [TEXT, { type: 'table', caption: 'A', columns: ['B', 'C'], rows: [] }],
        },
      ],
    }),
    'sections, entry 2 ("two"), blocks, entry 2, rows is an empty list. It needs at least 1 entry.',
  ],
  [
    'a number where a paragraph belongs',
    ofPage({ sections: [page.sections[0], { ...page.sections[1], blocks: [7] }] }),
    'sections, entry 2 ("two"), blocks, entry 1 is 7. Write "paragraph", "list", "table", "made-table", "links", "picture", "places", "hoarding" or "areas".',
  ],
  [
    'a phone number with spaces',
    messageOf(z.object({ phone: siteSchema.shape.phone }), {}, { phone: '+91 98765 43210' }),
    'phone is "+91 98765 43210". Write +91 and ten digits without spaces, such as "+919876543210".',
  ],
  [
    'more won than played',
    messageOf(
      standingSchema,
      { team: 'dindigul-dragons', played: 7, lost: 0, points: 14 },
      { won: 8 },
    ),
    'it is a group of fields. Won and lost together are more than played.',
  ],
  [
    'an address that is used twice',
    messageOf(
      faqsSchema,
      {
        title: 'A',
        metaTitle: 'A',
        description: 'A',
        image: 'charts/deed',
        lead: 'A',
        linkLabel: 'A',
      },
      {
        end: { title: 'A', lede: 'A' },
        groups: ['plots', 'plots'].map((id) => ({
          id,
          title: 'A',
          image: 'charts/vistara',
          items: [{ slug: `${id}-one`, question: 'A?', answer: ['B.'] }],
        })),
      },
    ),
    'groups is a list of 2. The address "#plots" is used twice. Each group and question needs its own.',
  ],
])('the message for %s is plain', (_, message, expected) => {
  expect(message.split('\n')[0]).toBe(expected)
  expect(message).not.toMatch(/undefined|NaN|expected|received|Invalid|ISO|regex|ZodError/)
})

/** The error message for a JSON file with this text. */
function toldOf(text: string): string {
  const file = path.join(temporaryFolder(), 'sarayu.json')
  writeFileSync(file, text)
  try {
    readJson('content/en/projects/sarayu.json', file)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return 'nothing'
}

test.each([
  ['{\n  "slug": "sarayu"\n  "position": 4\n}', 2, 'a comma is missing before "position".'],
  ['{\n  "slug": "sarayu",\n}', 3, 'there is a comma too many before }.'],
  ['{\n  "list": [1, 2,]\n}', 2, 'there is a comma too many before ].'],
  [
    '{\n  slug: "sarayu"\n}',
    2,
    'slug is not in double quotes, and is no number, true, false or null.',
  ],
  ['{\n  "slug" "sarayu"\n}', 2, 'a colon is missing before "sarayu".'],
  [
    '{\n  "slug": "sarayu,\n  "position": 4\n}',
    2,
    'the quotes of "sarayu, are not closed on its line.',
  ],
  [
    '{\n  "slug": sarayu\n}',
    2,
    'sarayu is not in double quotes, and is no number, true, false or null.',
  ],
  ['{\n  "slug":\n}', 3, 'a value is missing before }.'],
  ['{\n  "slug": "sarayu"\n', 2, 'a closing } is missing before the end of the file.'],
  ['{\n  "list": [1, 2\n}', 2, 'a closing bracket is missing before }.'],
  ['{}\n{}', 2, '{ stands after the end of the entry.'],
  ['', 1, 'a value is missing before the end of the file.'],
  ['{ "price": 1,500 }', 1, '500 stands where a field name in double quotes belongs.'],
  [
    '{\n  "slug": \'sarayu\'\n}',
    2,
    "'sarayu' is not in double quotes, and is no number, true, false or null.",
  ],
  ['{ "a": 1,, "b": 2 }', 1, 'there is a comma too many before ,.'],
  ['{ "a": 01 }', 1, 'a comma is missing before 1.'],
  ['{ "a": 1. }', 1, '1. is no number. Write one such as 1500 or 2.5.'],
  [
    '{\n\n  "a": "\\x"\n}',
    3,
    '"\\x" has a backslash before a wrong letter. For a backslash itself, write two.',
  ],
  ['{ "a": "b\tc" }', 1, '"b\tc" holds a tab or another invisible character.'],
  ['{\n  // later\n}', 2, '// later is a comment. These files hold none.'],
])('the error for malformed JSON %j has the file and line', (text, line, error) => {
  expect(toldOf(text)).toBe(`content/en/projects/sarayu.json, line ${line}\n✖ ${error}`)
})

test('valid JSON is parsed', () => {
  expect(toldOf('{ "a": [1, -2.5e3, true, null, "\\u0b95 \\" \\n"], "b": {} }')).toBe('nothing')
})

test('every schema refuses unknown fields', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const loose = files.filter((file) =>
    /z\s*\.(object|looseObject)\(|\.(passthrough|loose|catchall)\(/.test(
      readFileSync(path.join('content', file), 'utf8'),
    ),
  )
  expect(loose).toEqual([])
})

test.each([
  ['javascript:alert`1`', { lead: 'See [this](javascript:alert`1`).' }, 'lead'],
  ['//evil.example', { sections: [page.sections[0], linked('//evil.example')] }, 'blocks'],
  ['http://a.example/', { title: '[Terms](http://a.example/)' }, 'title'],
])('the error for a link to %s has field, value and advice', (target, mistake, field) => {
  const message = ofPage(mistake)
  expect(message).toContain(field)
  expect(message).toContain(`](${target})`)
  expect(message).toContain('Write [words](/path/)')
})

test('links in questions and answers are checked too', () => {
  const faqs = {
    question: 'May [this](data:text/html,x)?',
    slug: 'one',
    answer: ['[a](vbscript:x)'],
  }
  const message = messageOf(question, faqs, {})
  expect(message).toContain('question is "May [this]')
  expect(message).toContain('answer, entry 1 is "[a](vbscript:x)"')
})

function linked(target: string) {
  return { id: 'two', title: 'Two', blocks: [{ type: 'list', items: [`A [link](${target}).`] }] }
}
