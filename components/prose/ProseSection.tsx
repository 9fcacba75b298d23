import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { Band, ProseBlock } from '@/content/schema/page'
import type { ImageName } from '@/lib/server/images'
import styles from './ProseSection.module.css'
import { ProseText } from './ProseText'

type ProseSectionProps = {
  id: string
  title: string
  /** What the text says, in one line below the title. */
  short?: string | undefined
  /** The day of which its text is true, in words. */
  checked?: string | undefined
  /** Stands with the title. */
  image?: ImageName | undefined
  blocks?: readonly ProseBlock[]
  /** What it stands on, from edge to edge. */
  band?: Band | undefined
  /** What is more than text, after it. */
  children?: ReactNode
}

/** One part of a page of text, with an address of its own. */
export function ProseSection(props: ProseSectionProps) {
  const { id, title, short, checked, image, blocks = [], band, children } = props
  return (
    <section
      className={styles.root}
      id={id}
      aria-labelledby={`${id}-title`}
      data-band={band}
      data-ground={band && band !== 'highlight' ? 'dark' : undefined}
      data-wide={band === 'warning' || blocks.some(isWide) || undefined}
    >
      <div className={styles.head}>
        {band === 'warning' && <Icon name="alert" />}
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {short && <p className={styles.short}>{short}</p>}
        {checked && <p className={styles.short}>{checked}</p>}
        {image && (
          <div className={styles.picture}>
            <Picture
              place="column"
              image={image}
              alt=""
              sizes="(max-width: 60em) 40vw, 48vw"
              fit="cover"
            />
          </div>
        )}
      </div>
      <ProseText blocks={blocks} areFacts={band === 'highlight'} />
      {children}
    </section>
  )
}

/** What needs the width of the page, below the title instead of beside it. */
const isWide = (block: ProseBlock) => typeof block !== 'string' && 'places' in block
