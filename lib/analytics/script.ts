import { CHOICE, openChoiceStore } from './choice'
import { startTags } from './start'
import { loadTagManager, type TagManager } from './tag-manager'
import { createTracker } from './tracker'
import { removeTagCookies } from './withdraw'

/**
 * The text of the one script that consent and tags need. It stands in the page: most pages load no
 * script at all, and a request of its own would cost more than its bytes. The functions are written
 * out as they were compiled, so each must be complete in itself; a test runs the text alone.
 */
export function tagsScript({ id, scriptUrl }: TagManager): string {
  const parts = [
    `store:(${openChoiceStore})(${JSON.stringify(CHOICE.key)},${CHOICE.days})`,
    `tracker:(${createTracker})()`,
    `load:${loadTagManager}`,
    `forget:${removeTagCookies}`,
  ]
  const manager = JSON.stringify({ id, scriptUrl, isSilent: true } satisfies TagManager)
  return `(${startTags})({${parts.join()}},${manager})`.replaceAll('</', String.raw`<\/`)
}
