import { ContactStrip } from '@/components/sections/ContactStrip'
import { home } from '@/content/home/home'
import { navigation } from '@/content/navigation'
import { site } from '@/content/site'
import { href } from '@/lib/routes'

/** The end of a page without a form of its own, with the words of the home page. */
export function ContactBand() {
  const { label, path } = navigation.contact
  return <ContactStrip words={home.contact} contact={site} form={{ label, href: href(path) }} />
}
