import type { CSSProperties } from 'react'
import { Fragment } from 'react'
import { ProseText } from '@/components/prose/ProseText'
import { Picture } from '@/components/ui/Picture'
import type { Insight } from '@/content/schema/insight'
import styles from './Scenes.module.css'

/** Parts told by scrolling: the picture of each covers that of the part before it, row by row. */
export function Scenes({ parts }: { parts: Insight['parts'] }) {
  return (
    <div className={styles.root} style={{ '--scenes': parts.length } as CSSProperties}>
      {parts.map(({ id, title, blocks: [picture, ...words] }, index) => {
        const row = { '--row': index + 1 } as CSSProperties
        return (
          <Fragment key={id}>
            <div className={styles.scene} style={row}>
              <div className={styles.cloth}>
                {typeof picture === 'object' && 'picture' in picture && (
                  <Picture
                    image={picture.picture}
                    sizes="100vw"
                    fit="cover"
                    isPriority={index === 0}
                  />
                )}
              </div>
            </div>
            <section className={styles.words} id={id} aria-labelledby={`${id}-title`} style={row}>
              <h2 className={styles.title} id={`${id}-title`}>
                {title}
              </h2>
              <ProseText blocks={words} />
            </section>
          </Fragment>
        )
      })}
    </div>
  )
}
