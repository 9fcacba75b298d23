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

/** Returns the link to a player's shirt for the page that has the enquiry form. */
export function buyLink(player: Player, { words, shopUrl }: Counter) {
  return shopUrl
    ? { href: shopUrl, rel: 'noopener' }
    : { href: '#contact', prefill: askFor(player, words) }
}

/** A button to a player's shirt for pages without the form: the address carries the message. */
export function BuyButton({ player, words, shopUrl }: Counter & { player: Player }) {
  const message = encodeURIComponent(askFor(player, words))
  return (
    <LinkButton
      href={shopUrl ?? href(`/tiruppurTamilans/home/?prefill=${message}#contact`)}
      icon={shopUrl ? 'arrow-out' : 'arrow-right'}
    >
      {words.buyMerchandise}
    </LinkButton>
  )
}

const askFor = (player: Player, { shirtMessage }: PlayerWords) =>
  fill(shirtMessage, { name: fullName(player) })
