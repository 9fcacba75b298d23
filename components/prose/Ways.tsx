import { Picture } from '@/components/ui/Picture'
import type { InformationPage, ProseBlock } from '@/content/schema/page'
import { ProseText } from './ProseText'
import styles from './Ways.module.css'

type WaysProps = { sections: InformationPage['sections'] }

const isLinks = (block: ProseBlock) => typeof block !== 'string' && 'links' in block

/** What visitors come for most, side by side: a picture, what to do, and where it leads. */
export function Ways({ sections }: WaysProps) {
  return (
    <div className={styles.root}>
      {sections.map(({ id, title, image, blocks }) => (
        <section className={styles.way} id={id} aria-labelledby={`${id}-title`} key={id}>
          {image && (
            <div className={styles.picture}>
              <Picture image={image} alt="" sizes="(max-width: 60em) 92vw, 31vw" fit="cover" />
            </div>
          )}
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <div className={styles.text}>
            <ProseText blocks={blocks.filter((block) => !isLinks(block))} />
          </div>
          <ProseText blocks={blocks.filter(isLinks)} />
        </section>
      ))}
    </div>
  )
}
