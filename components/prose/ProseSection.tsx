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
  /** One-sentence summary below the title. */
  short?: string | undefined
  /** Date as of which the text is correct, in words. */
  checked?: string | undefined
  /** Shown with the title. */
  image?: ImageName | undefined
  blocks?: readonly ProseBlock[]
  /** Full-width ground of the section. */
  band?: Band | undefined
  /** Content other than text, after it. */
  children?: ReactNode
}

/** One section of an information page, with a fragment id. */
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

/** True for blocks that need the page's width, and so are below the title, not beside it. */
const isWide = (block: ProseBlock) => typeof block !== 'string' && 'places' in block
