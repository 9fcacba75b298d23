import { Icon } from '@/components/ui/Icon'
import type { ProjectWords } from '@/content/schema/project-page'
import type { ContactLinks } from '@/lib/domain/enquiry/contact-links'
import styles from './ActionBar.module.css'

type ActionBarProps = {
  links: Pick<ContactLinks, 'call' | 'whatsapp'>
  words: ProjectWords['bar']
}

/** Contact bar within reach of a thumb: call and WhatsApp if there is a number, and a link to the form. */
export function ActionBar({ links, words }: ActionBarProps) {
  return (
    <nav
      className={styles.root}
      aria-label={words.label}
      data-ground="dark"
      data-hidden-by-notice=""
    >
      {links.call && (
        <a href={links.call} data-action="call">
          <Icon name="phone" />
          {words.call}
        </a>
      )}
      {links.whatsapp && (
        <a href={links.whatsapp} target="_blank" rel="noopener" data-action="whatsapp">
          <Icon name="whatsapp" />
          {words.whatsapp}
        </a>
      )}
      <a className={styles.enquire} href="#enquiry" data-action="enquire">
        {words.enquire}
      </a>
    </nav>
  )
}
