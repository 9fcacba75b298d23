import { collectionOf, defineCollection } from '../define'
import { figures } from '../figures'
import { isOmitted } from '../placeholders'
import type { InformationPage } from '../schema/page'

/** Removes placeholder blocks from a page on a live site, and then empty sections. */
export function shownPage(page: InformationPage, showsLive?: boolean): InformationPage {
  const sections = page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(
      (block) =>
        !isOmitted({ isPlaceholder: typeof block === 'object' && 'tag' in block }, showsLive),
    ),
  }))
  return { ...page, sections: sections.filter(({ blocks }) => blocks.length > 0) }
}

const written = defineCollection('pages/{slug}.json', ({ slug }) => slug, { figures })

/** The text pages: privacy, terms, cookies, help, careers. */
export const pages = collectionOf(
  'pages',
  written.all.map((page) => shownPage(page)),
)
