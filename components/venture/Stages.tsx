import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { LinkButton } from '@/components/ui/Button'
import type { JointVenture } from '@/content/schema/joint-venture'
import { LandDrawing } from './LandDrawing'
import styles from './Stages.module.css'

type StagesProps = {
  timeline: JointVenture['questions']['timeline']
  /** What leads to the first stage: the form. */
  start: { label: string; href: string; name: string }
}

/** The stages in their order, along a line: one piece of land, from the first letter to the finished plots. */
export function Stages({ timeline, start }: StagesProps) {
  return (
    <Section labelledBy="stages-title" ground="dark">
      <SectionHead id="stages-title" title={timeline.title}>
        <p>{timeline.lede}</p>
      </SectionHead>
      <ol className={styles.list}>
        {timeline.stages.map(({ title, text }, index) => (
          <li className={styles.stage} key={title}>
            <LandDrawing stage={index + 1} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            {index === timeline.stages.length - 1 && (
              <div className={styles.next}>
                <LinkButton href={start.href} icon="arrow-right" action={start.name}>
                  {start.label}
                </LinkButton>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
