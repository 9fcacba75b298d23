import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileOf, onDisk } from '@/content/folder'
import { fixtureProject } from '@/content/projects/fixture'
import { projects } from '@/content/projects/projects'
import { SOURCES } from '@/tools/content/checks/text'
import { leftOver } from './left-over'

const NAME = 'projects/sarayu.json'
const SITE = 'site.json'

/** A project of which no value is that of another; its number stands in each text. */
const projectOf = (name: string, number: number) => ({
  ...JSON.parse(
    JSON.stringify(fixtureProject)
      .replace(/("(?!kind|icon|value)\w+":"[^"]*)"/g, `$1 ${number}"`)
      .replace(/14\.5|1500/g, `$&${number}`),
  ),
  ...{ slug: name.toLowerCase(), name },
})
const [sarayu, ganga, kaveri] = [
  projectOf('Sarayu', 1),
  projectOf('Ganga', 2),
  projectOf('Kaveri', 3),
]
const OTHERS = { [fileOf('projects/ganga.json')]: ganga, [fileOf('projects/kaveri.json')]: kaveri }
const TAMIL = fileOf(NAME, 'ta')

/** What looks left over of files in place of those on the disk, as "path: text". */
function saidOf(
  files: Readonly<Record<string, unknown>>,
  name = NAME,
  path: readonly string[] = [],
) {
  const all = new Map(Object.entries({ ...OTHERS, ...files }))
  globalThis.projectFiles = {
    broken: new Map(),
    read: (file) => {
      if (all.has(file)) return JSON.stringify(all.get(file))
      return existsSync(onDisk(file)) && /\.\w+$/.test(file)
        ? readFileSync(onDisk(file), 'utf8')
        : undefined
    },
    list: (folder) => {
      const own = [...all.keys()].filter((file) => file.startsWith(`${folder}/`))
      if (folder === fileOf('projects')) return own.map((file) => file.slice(folder.length + 1))
      return existsSync(onDisk(folder)) ? readdirSync(onDisk(folder)) : undefined
    },
  }
  return leftOver([{ name, path }]).map((each) => `${each.path.join('.')}: ${each.text}`)
}
/** The same of a project with changes, without what any project lacks. */
const ofSarayu = (change: object, more: Readonly<Record<string, unknown>> = {}) =>
  saidOf({ [fileOf(NAME)]: { ...sarayu, ...change }, ...more }).filter(
    (said) => !/isPlaceholder|It is (?:a sample|not confirmed)|no Tamil/.test(said),
  )
const same = (path: string, of = 'Ganga') =>
  `${path}: The same as in ${of}. Look whether it holds here too.`

test('nothing looks left over of a project with words of its own', () => {
  expect(ofSarayu({})).toEqual([])
})

test('values of another project are named by field, a part that is the same once', () => {
  const { title, items } = ganga.whyChoose
  expect(ofSarayu({ pricePerSqFt: ganga.pricePerSqFt })).toEqual([same('pricePerSqFt')])
  expect(ofSarayu({ card: ganga.card, phone: '+914215550142' })).toEqual([same('card')])
  expect(ofSarayu({ whyChoose: { title, items } })).toEqual([same('whyChoose')])
  expect(ofSarayu({ whyChoose: { ...sarayu.whyChoose, items } })).toEqual([same('whyChoose.items')])
  const changed = [{ ...items[0], text: 'Another reason.' }, ...items.slice(1)]
  expect(ofSarayu({ whyChoose: { ...sarayu.whyChoose, items: changed } })).toEqual([
    same('whyChoose.items.0.title'),
    same('whyChoose.items.1'),
    same('whyChoose.items.2'),
  ])
})

test('what two others share is a phrase of the site', () => {
  const { title } = ganga.explore
  const shared = { [fileOf('projects/kaveri.json')]: { ...kaveri, explore: ganga.explore } }
  expect(ofSarayu({ explore: { ...sarayu.explore, title } })).toEqual([same('explore.title')])
  expect(ofSarayu({ explore: { ...sarayu.explore, title } }, shared)).toEqual([])
})

test('a name and a place of another project are named in any text, those of the own are not', () => {
  expect(ofSarayu({ summary: 'Why choose Ganga' })).toEqual([
    'summary: It says “Ganga”, which is of Ganga.',
  ])
  expect(ofSarayu({ summary: `Plots in ${kaveri.place.locality}` })).toEqual([
    `summary: It says “${kaveri.place.locality}”, which is of Kaveri.`,
  ])
  const renamed = ofSarayu({ name: 'Ganga Park', summary: 'Why choose Ganga Park' })
  expect(renamed.filter((said) => said.startsWith('summary'))).toEqual([])
  expect(ofSarayu({ summary: 'Vaganga' })).toEqual([])
})

test('Tamil of another project is named where the English is not', () => {
  const theirs = { [fileOf('projects/ganga.json', 'ta')]: { name: 'கங்கா', summary: 'மனைகள்' } }
  expect(ofSarayu({}, { ...theirs, [TAMIL]: { summary: 'மனைகள்', approval: 'கங்காவின்' } })).toEqual([
    'ta.approval: It says “கங்கா”, which is of Ganga.',
    same('ta.summary'),
  ])
  const both = { ...theirs, [TAMIL]: { summary: 'மனைகள்' } }
  expect(ofSarayu({ summary: ganga.summary }, both)).toEqual([same('summary')])
})

test('samples, and texts without Tamil, are named', () => {
  const said = saidOf({ [fileOf(NAME)]: sarayu })
  expect(said).toContain('plan: It is a sample drawing, and so is everything taken from it.')
  expect(said).toContain('status: It is not confirmed yet, and the live site leaves it out.')
  expect(said.at(-1)).toMatch(/^ta\.name: \d+ texts have no Tamil/)
  expect(saidOf({ [fileOf(NAME)]: sarayu, [SOURCES]: undefined }).at(-1)).not.toContain('Tamil')
})

test('what is missing of a project is named by its fields', () => {
  const [project] = projects.all
  if (!project) return
  jest.replaceProperty(projects, 'all', [{ ...project, documents: [] }])
  const name = `projects/${project.slug}.json`
  expect(saidOf({}, name)).toContain(
    'documents: No papers are listed: approvals and titles that buyers may check.',
  )
  expect(saidOf({}, name, ['documents']).filter((said) => said.includes('No papers'))).toEqual([])
  jest.restoreAllMocks()
})

test('examples are named in the contacts of the group', () => {
  const site = {
    email: 'hello@noyyal.example',
    phone: '+910000000000',
    social: [{ url: 'https://www.instagram.com/' }, { url: 'https://www.instagram.com/noyyal' }],
  }
  expect(saidOf({ [fileOf(SITE)]: site, [SOURCES]: undefined }, SITE)).toEqual([
    'email: “hello@noyyal.example” is an example and reaches nobody.',
    'phone: It is an example and reaches nobody.',
    'social.0.url: It is the front page of the network, not an account.',
  ])
})

test('of a part of a document only that part is looked through', () => {
  const site = { email: 'hello@noyyal.example', social: [{ url: 'https://x.com' }] }
  const files = { [fileOf(SITE)]: site, [SOURCES]: undefined }
  expect(saidOf(files, SITE, ['social'])).toEqual([expect.stringMatching(/^social\.0\.url/)])
})
