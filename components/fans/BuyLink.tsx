import { LinkButton } from '@/components/ui/Button'
import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player } from '@/content/schema/player'
import { fullName } from '@/lib/domain/fans/player-name'
import { fill } from '@/lib/domain/format/fill'
import { href } from '@/lib/domain/routes'

/** Where a shirt is bought. */
export type Counter = {
  words: PlayerWords
  /** The address of the shop. Without one the link leads to the enquiry form, filled in for this shirt. */
  shopUrl?: string | undefined
}

/** A link to a player's shirt from the page that holds the enquiry itself. */
export function buyHere(player: Player, { words, shopUrl }: Counter) {
  return shopUrl
    ? { href: shopUrl, rel: 'noopener' }
    : { href: '#contact', prefill: askFor(player, words) }
}

/** A button to a player's shirt from a page without the enquiry: its message goes along in the address. */
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
