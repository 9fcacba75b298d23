import { renderToStaticMarkup } from 'react-dom/server'
import { fixtureProject } from '@/content/projects/fixture'
import { listing } from '@/content/properties/listing'
import { project as schema } from '@/content/schema/project'
import { CaseCards } from './VentureSections'

test('facts from placeholder plans are marked once', () => {
  const project = schema.parse(fixtureProject)
  const marks = (isIllustrative: boolean) =>
    renderToStaticMarkup(
      <CaseCards
        cases={{ title: 'Cases', lede: 'Ours', more: 'More' }}
        items={[
          {
            name: 'Sarayu',
            text: 'A park and four roads.',
            project: { ...project, plan: { ...project.plan, isIllustrative } },
            lines: '/plans/sarayu-lines.svg',
          },
        ]}
        words={listing.card}
      />,
    ).split(listing.card.placeholderLabel).length - 1
  expect([marks(true), marks(false)]).toEqual([1, 0])
})
