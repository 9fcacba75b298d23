import { collectionOf, defineDocument } from './define'
import { figures } from './figures'

/**
 * The sharing image of every fixed page. Projects, players and articles make theirs from their own
 * names, see app/_seo/share-cards.ts.
 */
export const shares = collectionOf('share.json', defineDocument('share.json', { figures }))
