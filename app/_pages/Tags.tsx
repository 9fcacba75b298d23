import { ConsentNotice } from '@/components/consent/ConsentNotice'
import { consent } from '@/content/consent/consent'
import { env } from '@/lib/env'
import { href } from '@/lib/routes'

/**
 * The tag manager behind its question. Not on the team's pages, which children visit: nobody is asked, counted or followed
 * there (docs/decisions.md).
 */
export function Tags() {
  if (!env.tags) return null
  return <ConsentNotice words={consent} tags={env.tags} morePath={href('/cookies/')} />
}
