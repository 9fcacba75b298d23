import { Icon } from '@/components/ui/Icon'
import type { ProjectWords } from '@/content/schema/project-page'
import styles from './ActionBar.module.css'

type ActionBarProps = {
  links: { call: string; whatsapp: string }
  words: ProjectWords['bar']
}

/** The three ways to reach the desk, in reach of a thumb. */
export function ActionBar({ links, words }: ActionBarProps) {
  return (
    <nav
      className={styles.root}
      aria-label={words.label}
      data-ground="dark"
      data-hidden-by-notice=""
    >
      <a href={links.call} data-action="call">
        <Icon name="phone" />
        {words.call}
      </a>
      <a href={links.whatsapp} target="_blank" rel="noopener" data-action="whatsapp">
        <Icon name="whatsapp" />
        {words.whatsapp}
      </a>
      <a className={styles.enquire} href="#enquiry" data-action="enquire">
        {words.enquire}
      </a>
    </nav>
  )
}
