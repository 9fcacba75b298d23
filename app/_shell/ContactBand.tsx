import { EnquiryBand } from '@/components/sections/EnquiryBand'
import { LinkButton } from '@/components/ui/Button'
import { home } from '@/content/home/home'
import { navigation } from '@/content/navigation'
import { site } from '@/content/site'
import { href } from '@/lib/routes'

/** The end of a page without a form of its own: what to ask, a number to call, the way to the form. */
export function ContactBand() {
  const { title, lede } = home.contact
  const { label, path } = navigation.contact
  return (
    <EnquiryBand id="contact" words={{ title, lede }} look="teal" contact={site}>
      <LinkButton href={href(path)} icon="arrow-right" action="enquire">
        {label}
      </LinkButton>
    </EnquiryBand>
  )
}
