import { Section } from '@/components/layout/Section'
import { FactList, type FactListProps } from './FactList'
import styles from './FactSheet.module.css'
import { PrintButton } from './PrintButton.island'

/** One page of facts: what comes out of the printer when the page is printed. */
export function FactSheet(props: FactListProps) {
  const { project, words } = props
  return (
    <div className={styles.root}>
      <Section id="fact-sheet" labelledBy="sheet-title" tone="sand">
        <div className={styles.grid}>
          <div>
            <h2 className={styles.title} id="sheet-title">
              {words.sheet.title} <span className={styles.name}>{project.name}</span>
            </h2>
            <p className={styles.intro}>{words.sheet.intro}</p>
            <PrintButton label={words.sheet.print} />
          </div>
          <div>
            <FactList {...props} />
            <p className={styles.note}>
              {words.plan.illustrative} {words.sheet.printed}
            </p>
          </div>
        </div>
      </Section>
    </div>
  )
}
