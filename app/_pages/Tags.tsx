import { ConsentNotice } from '@/components/consent/Consent'
import { consent } from '@/content/consent/consent'
import { href } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'

/**
 * The consent notice, and the tag manager after consent. Not on the team's pages, because children visit them
 * (docs/decisions.md).
 */
export function Tags() {
  if (!env.tags) return null
  return <ConsentNotice words={consent} tags={env.tags} morePath={href('/cookies/')} />
}
