import { collectionOf, defineDocument, parse } from './define'
import { figures } from './figures'
import { fileOf } from './folder'
import { pages } from './pages/pages'
import { shareSchema } from './schema/share'

const own = defineDocument('share.json', { figures })

/** A page of text needs no entry: its title stands over a picture that such pages share. */
const ofText = pages.all
  .filter(({ slug }) => !own.some((share) => share.slug === slug))
  .map(({ slug, title }) =>
    parse(fileOf(`pages/${slug}.json`), shareSchema, { slug, title, image: 'charts/dropped' }),
  )

/**
 * The sharing images of fixed pages. Those of projects, players and articles are generated from their
 * names, see app/_seo/share-cards.ts.
 */
export const shares = collectionOf('share.json', [...own, ...ofText])
