import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import type { JointVenture } from '@/content/schema/joint-venture'
import { LandDrawing } from './LandDrawing'
import styles from './Stages.module.css'

/** The stages in their order, along a line: one piece of land, from the first letter to the finished plots. */
export function Stages({ timeline }: { timeline: JointVenture['questions']['timeline'] }) {
  return (
    <Section labelledBy="stages-title" ground="dark">
      <SectionHead id="stages-title" title={timeline.title} />
      <div className={styles.root}>
        <ol className={styles.list}>
          {timeline.stages.map(({ title, text }, index) => (
            <li className={styles.stage} key={title}>
              <LandDrawing stage={index + 1} />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.note}>{timeline.lede}</p>
      </div>
    </Section>
  )
}
