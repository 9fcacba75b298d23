/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { fixtureProject } from '@/content/projects/fixture'
import { listing } from '@/content/properties/listing'
import { project as schema } from '@/content/schema/project'
import { ProjectIndex } from './ProjectIndex'

const fixture = schema.parse(fixtureProject)
const words = {
  ...listing,
  card: {
    ...listing.card,
    brochureNote: 'of {name}, opens in a new tab',
    statuses: { ...listing.card.statuses, 'in-progress': 'In Progress' },
    placeholderLabel: 'Sample',
  },
}

/** Returns this many projects, copied from the fixture. */
function manyProjects(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    project: { ...fixture, slug: `project-${index + 1}`, name: `Project ${index + 1}` },
    brochure: { url: `/brochures/project-${index + 1}.pdf`, size: 'PDF, 640 kB' },
    lines: '/plans/project-lines.svg' as const,
  }))
}

const markup = (entries: ReturnType<typeof manyProjects>) =>
  renderToStaticMarkup(
    <ProjectIndex
      intro="Intro"
      entries={entries}
      words={words}
      compare={{ one: 'One favourite', other: 'Compare {n}' }}
    />,
  )

function render(entries: ReturnType<typeof manyProjects>) {
  const page = document.createElement('div')
  page.innerHTML = markup(entries)
  return page
}

test('every project is in the HTML with its link, price, picture and registration line', () => {
  const html = markup(manyProjects(100))
  const count = (pattern: RegExp) => html.match(pattern)?.length
  expect(count(/<li [^>]*data-status=/g)).toBe(100)
  expect(count(/<h2[^>]*><a href="[^"]*\/project-\d+\/"/g)).toBe(100)
  expect(count(/<picture/g)).toBe(100)
  expect(html.split('₹1,500').length - 1).toBe(100)
  expect(html.split(words.card.registrationMissing).length - 1).toBe(100)
  expect(html).not.toMatch(/<li [^>]*hidden/)
})

test('a card has its badge, figure, place, three highlights, and a brochure in a new tab', () => {
  const [card] = render(manyProjects(1)).querySelectorAll('article')
  expect(card).toHaveTextContent(words.card.badge)
  expect(card).toHaveTextContent('₹1,500')
  expect(card).toHaveTextContent('Avinashi, Tiruppur')
  expect(card?.querySelectorAll('ul li')).toHaveLength(3)
  expect(card?.querySelector('a:has(img)')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/project-1\/$/),
  )

  const brochure = card?.querySelector('a[href$=".pdf"]')
  expect(brochure).toHaveAttribute('target', '_blank')
  expect(brochure).toHaveTextContent('PDF, 640 kB')
  expect(brochure).toHaveTextContent('opens in a new tab')
})

test('unconfirmed facts are marked once, above the list', () => {
  expect(markup(manyProjects(3)).split('Sample')).toHaveLength(2)
})

test('without projects there is one sentence and no filters', () => {
  const page = render([])
  expect(page).toHaveTextContent(/^Intro$/)
})
