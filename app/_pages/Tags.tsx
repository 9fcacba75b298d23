import { ConsentNotice } from '@/components/consent/Consent'
import { consent } from '@/content/consent/consent'
import { href } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'

/**
 * The question whether tags may be loaded, and the tag manager once they may. The team's pages have neither, because
 * children visit them (docs/decisions.md).
 */
export function Tags() {
  if (!env.tags) return null
  return <ConsentNotice words={consent} tags={env.tags} morePath={href('/cookies/')} />
}
