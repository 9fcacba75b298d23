import { brochureLink } from '@/content/projects/brochures'
import { fixtureProject } from '@/content/projects/fixture'
import { papersOf } from '@/content/projects/papers'
import { project } from './project'

jest.mock('@/lib/server/papers.generated.json', () => ({
  'sarayu/layout.pdf': { bytes: 40_000, pages: 3 },
  'vistara/layout.pdf': { bytes: 40_000, pages: 3 },
  'sarayu/new.pdf': null,
}))

const PAPER = { name: 'Layout approval', reference: 'LA/7', issuer: 'DTCP', date: '2026-01-02' }
const LAYOUT = { reference: 'LA/7', date: '2026-01-02', isPlaceholder: false }

/** The errors of a document or an approved layout: field and advice. */
function refused(more: object) {
  const { error } = project.safeParse({ ...fixtureProject, ...more })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}
const withPaper = (more: object) => refused({ documents: [{ ...PAPER, ...more }] })
const withLayout = (more: object) => refused({ approvedLayout: { ...LAYOUT, ...more } })

test.each([
  {},
  { proves: 'The plots may be sold.' },
  { file: 'sarayu/layout.pdf' },
  { file: 'sarayu/layout.pdf', pages: 3 },
  { file: 'sarayu/new.pdf', pages: 7 },
  { url: 'https://rera.tn.gov.in/', isPlaceholder: true },
])('a document may have %j', (more) => {
  expect(withPaper(more)).toEqual([])
})

test.each([
  [
    { file: 'sarayu/layuot.pdf' },
    /^documents\.0\.file: There is no such PDF in assets\/papers\/\. Did you mean "sarayu\/layout\.pdf"\?$/,
  ],
  [
    { file: 'sarayu/a-deed-of-gift.pdf' },
    /^documents\.0\.file: .* Put it there and run npm run images\.$/,
  ],
  [
    { file: 'sarayu/layout.pdf', pages: 2 },
    /^documents\.0\.pages: assets\/papers\/sarayu\/layout\.pdf has 3 pages\. Write 3, or put the whole/,
  ],
  [{ pages: 2 }, /^documents\.0\.pages: There is no copy that has pages\./],
  [
    { file: 'vistara/layout.pdf' },
    /^documents\.0\.file: .* another project\. Put it into assets\/papers\/sarayu\//,
  ],
  [{ proves: '' }, /^documents\.0\.proves: /],
])('a document with %j is refused with its field and advice', (more, message) => {
  expect(withPaper(more)).toEqual([expect.stringMatching(message)])
})

test('an approved layout is a picture, a PDF, or both', () => {
  expect(withLayout({ image: 'charts/park' })).toEqual([])
  expect(withLayout({ file: 'sarayu/layout.pdf', pages: 3 })).toEqual([])
  expect(withLayout({})).toEqual([
    expect.stringMatching(/^approvedLayout\.image: .* nothing to see/),
  ])
  expect(withLayout({ file: 'vistara/layout.pdf' })).toEqual([
    expect.stringMatching(/^approvedLayout\.file: .* another project/),
  ])
})

test('a brochure in content replaces the printed one, with pages and size', () => {
  expect(refused({ brochure: 'vistara/layout.pdf' })).toEqual([
    expect.stringMatching(/^brochure: .* another project/),
  ])
  const brochure = 'sarayu/layout.pdf'
  expect(papersOf(project.parse({ ...fixtureProject, brochure }))).toEqual([brochure])
  expect(brochureLink({ slug: 'sarayu', brochure })).toEqual({
    url: expect.stringMatching(/\/papers\/sarayu\/layout\.pdf$/),
    size: expect.stringMatching(/3 .*40.kB/),
  })
})
