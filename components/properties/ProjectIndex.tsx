import type { BrochureLink } from '@/content/projects/brochures'
import type { BrowserWords, CardWords } from '@/content/schema/listing'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import { countByStatus, PAGE_SIZE } from '@/lib/listing/selection'
import { ProjectBrowser } from './ProjectBrowser.island'
import { ProjectCard } from './ProjectCard'
import styles from './ProjectIndex.module.css'
import { ProjectRow } from './ProjectRow'

export type ListedProject = {
  project: Project
  brochure: BrochureLink
  /** Of its site plan. */
  lines: Plan['lines']
}

type ProjectIndexProps = {
  intro: string
  entries: readonly ListedProject[]
  words: { browser: BrowserWords; card: CardWords }
  promoter: string
  /** Says how the pictures were made. */
  mark: string
}

/**
 * All projects, every one of them in the HTML: search engines and visitors without JavaScript have
 * the whole list, the script only folds it to the visitor's choice.
 */
export function ProjectIndex({ intro, entries, words, promoter, mark }: ProjectIndexProps) {
  const counts = countByStatus(entries.map(({ project }) => ({ status: project.status.value })))
  return (
    <div className={styles.root} id="projects">
      <ProjectBrowser
        words={words.browser}
        counts={counts}
        intro={<p className={styles.intro}>{intro}</p>}
      >
        <ol className={styles.list}>
          {entries.map(({ project, brochure, lines }, index) => {
            const Entry = index < PAGE_SIZE ? ProjectCard : ProjectRow
            return (
              <li
                className={styles.item}
                key={project.slug}
                data-slug={project.slug}
                data-status={project.status.value}
                data-price={project.pricePerSqFt}
                data-look={index < PAGE_SIZE ? 'card' : 'row'}
              >
                <Entry
                  project={project}
                  brochure={brochure}
                  lines={lines}
                  words={words.card}
                  promoter={promoter}
                  mark={mark}
                />
              </li>
            )
          })}
        </ol>
      </ProjectBrowser>
    </div>
  )
}
