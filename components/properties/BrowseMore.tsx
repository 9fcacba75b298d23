import { Split } from '@/components/frames/Split'
import { LinkButton } from '@/components/ui/Button'
import type { Listing } from '@/content/schema/listing'
import styles from './BrowseMore.module.css'

/** The end of the list: contact links for visitors who find no suitable project. */
export function BrowseMore({ browseMore }: { browseMore: Listing['browseMore'] }) {
  return (
    <div className={styles.root}>
      <Split look="wide" lead={<h2 className={styles.title}>{browseMore.title}</h2>}>
        <div className={styles.words}>
          <p className={styles.text}>{browseMore.text}</p>
          <LinkButton
            href="#enquiry"
            icon="arrow-right"
            action="browse-more"
            prefill={browseMore.prefill}
          >
            {browseMore.label}
          </LinkButton>
        </div>
      </Split>
    </div>
  )
}
