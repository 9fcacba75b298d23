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

/** Articles for buyers and fans; the home page shows them in this order. An article that quotes a project which is not on offer is left out. */
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
