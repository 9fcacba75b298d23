import { href } from '@/lib/domain/routes'
import { InlineData } from './InlineData'

const isOnThisPage = { selector_matches: '[href*="#"]' }
const isFile = { or: [{ selector_matches: '[download]' }, { href_matches: href('/*.*') }] }

/** Speculation rules: pages of this site that a visitor is likely to open, by the browser's own judgement. */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: href('/*') }, { not: isOnThisPage }, { not: isFile }] },
      eagerness: 'moderate',
    },
  ],
}

/**
 * Has the next page's HTML fetched while the pointer rests on its link or the finger goes down. Browsers
 * that cannot, and visitors who save data, load it at the click as ever.
 */
export function Prefetch() {
  return <InlineData type="speculationrules" text={JSON.stringify(rules)} />
}
