import { LinkButton } from '@/components/ui/Button'
import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import { fullName } from '@/lib/domain/fans/player-name'
import { fill } from '@/lib/domain/format/fill'
import { href } from '@/lib/domain/routes'

/** Where a shirt can be bought. */
export type Counter = {
  words: PlayerWords
  /** Address of the shop. Without it the link leads to the enquiry form, prefilled for this shirt. */
  shopUrl?: string | undefined
}

type BuyLink = { href: string; rel?: string; prefill?: string }

/** Returns the link to a player's shirt. On pages without the enquiry form its address carries the message. */
export function buyLink(
  player: Player,
  { words, shopUrl, hasForm }: Counter & { hasForm: boolean },
): BuyLink {
  const prefill = fill(words.shirtMessage, { name: fullName(player) })
  if (shopUrl) return { href: shopUrl, rel: 'noopener' }
  if (hasForm) return { href: '#contact', prefill }
  return {
    href: href(`/tiruppurTamilans/home/?prefill=${encodeURIComponent(prefill)}#contact`),
  }
}

/** A button to a player's shirt for pages without the form. */
export function BuyButton({ player, words, shopUrl }: Counter & { player: Player }) {
  return (
    <LinkButton
      href={buyLink(player, { words, shopUrl, hasForm: false }).href}
      icon={shopUrl ? 'arrow-out' : 'arrow-right'}
    >
      {words.buyMerchandise}
    </LinkButton>
  )
}
