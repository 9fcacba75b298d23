import { collectionOf, defineCollection } from '../define'
import { figures } from '../figures'
import { articleFigures } from './article-figures'
import { withRows } from './tables'

const written = defineCollection('insights/{slug}.json', ({ position }) => position, {
  figures: { ...figures, ...articleFigures },
  unique: ['position'],
})

/** Articles for buyers and fans; the home page shows them in this order. */
export const insights = collectionOf(
  'insights',
  written.all.map((insight) => ({
    ...insight,
    parts: insight.parts.map((part) => ({ ...part, blocks: part.blocks.map(withRows) })),
  })),
)
