import { collectionOf, defineCollection } from '../define'
import { figures } from '../figures'
import { fileOf } from '../folder'
import { unpublished } from '../unpublished'
import { articleFigures } from './article-figures'
import { withRows } from './tables'

const written = defineCollection('insights/{slug}.json', ({ position }) => position, {
  figures: (document, file) => ({ ...figures, ...articleFigures(document, file) }),
  unique: ['position'],
  isLeftOut: (slug) => unpublished().articles.has(slug),
})

/** Articles, in the order of the home page. Omits those that quote an unpublished project. */
export const insights = collectionOf(
  'insights',
  written.all.map((insight) => ({
    ...insight,
    parts: insight.parts.map((part) => ({
      ...part,
      blocks: part.blocks.map((block) =>
        withRows(block, insight, fileOf(`insights/${insight.slug}.json`)),
      ),
    })),
  })),
)
