import { fileOf } from '@/content/folder'
import { button } from './dom'
import { draftOf, keepDraft } from './draft'
import type { Editor } from './editor'

const SITES = 'external-hosts.json'
/** The refusal of a link, as content/rules/links.ts writes it. */
const REFUSED = /(\S+) is not on the list of sites that pages may link to/

/** A button that opens the list of allowed sites with the refused one added; undefined for other refusals. */
export function allowSite({ store }: Editor, refusal: string): HTMLElement | undefined {
  const host = REFUSED.exec(refusal)?.[1]
  if (!host) return undefined
  const allow = async () => {
    const address = `file/${SITES}`
    const { text, version } = await store.read(fileOf(SITES))
    const begun = draftOf(address)
    const all = (begun?.entry ?? JSON.parse(text ?? '[]')) as readonly { host: string }[]
    if (!all.some((each) => each.host === host))
      keepDraft(address, {
        version,
        ...begun,
        entry: [...all, { host, reason: '' }],
      })
    location.hash = `#/${address}`
  }
  return button('Allow this site', allow, { 'aria-label': `Allow this site: ${host}` })
}
