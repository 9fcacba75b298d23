import type { InformationPage, ProseBlock } from '@/content/schema/page'
import styles from './InformationArticle.module.css'
import { ProseText } from './ProseText'
import { TaskDrawing } from './TaskDrawing'

type WaysProps = { sections: InformationPage['sections'] }

const isLinks = (block: ProseBlock) => typeof block !== 'string' && 'links' in block

/** What visitors come for most, side by side: a drawing, what to do, and where it leads. */
export function Ways({ sections }: WaysProps) {
  return (
    <div className={styles.ways}>
      {sections.map(({ id, title, task, blocks }) => (
        <section className={styles.way} id={id} aria-labelledby={`${id}-title`} key={id}>
          {task && (
            <div className={styles.drawing} data-ground="dark" data-task={task}>
              <TaskDrawing of={task} />
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
