import { ContactStrip } from '@/components/sections/ContactStrip'
import { navigation } from '@/content/navigation'
import { site } from '@/content/site'
import { href } from '@/lib/domain/routes'

/** The end of a page without a form: its prompt, and the group's contact links. */
export function ContactBand({ words }: { words: { title: string; lede: string } }) {
  const { label, path } = navigation.contact
  return <ContactStrip words={words} contact={site} form={{ label, href: href(path) }} />
}
