import type { BrowserWords, CardWords } from '@/content/schema/listing'
import { countByStatus } from '@/lib/listing/selection'
import type { ListedProject } from './listed-project'
import { ProjectBrowser } from './ProjectBrowser.island'
import { ProjectCard } from './ProjectCard'
import styles from './ProjectIndex.module.css'

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
 * the whole list, the script only narrows it to the visitor's choice.
 */
export function ProjectIndex({ intro, entries, words, promoter, mark }: ProjectIndexProps) {
  const counts = countByStatus(entries.map(({ project }) => project.status.value))
  return (
    <div className={styles.root} id="projects">
      <ProjectBrowser
        words={words.browser}
        counts={counts}
        intro={<p className={styles.intro}>{intro}</p>}
      >
        <ol>
          {entries.map((entry) => (
            <li
              className={styles.item}
              key={entry.project.slug}
              data-status={entry.project.status.value}
            >
              <ProjectCard {...entry} words={words.card} promoter={promoter} mark={mark} />
            </li>
          ))}
        </ol>
      </ProjectBrowser>
    </div>
  )
}
