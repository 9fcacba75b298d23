import { InlineScript } from '@/components/layout/InlineScript'
import { Tag } from '@/components/ui/Tag'
import type { BrowserWords, CardWords } from '@/content/schema/listing'
import { countByStatus } from '@/lib/domain/listing/selection'
import { href, routes } from '@/lib/domain/routes'
import { ProjectBrowser } from './ProjectBrowser.island'
import type { ListedProject } from './ProjectCard'
import { ProjectCard } from './ProjectCard'
import styles from './ProjectIndex.module.css'

type ProjectIndexProps = {
  intro: string
  entries: readonly ListedProject[]
  words: { browser: BrowserWords; card: CardWords }
  /** Texts of the link to the comparison. */
  compare: { one: string; other: string }
}

/**
 * All projects, each of them in the HTML: search engines and visitors without JavaScript get the whole list, and the
 * script only filters it. Without projects, one sentence.
 */
export function ProjectIndex({ intro, entries, words, compare }: ProjectIndexProps) {
  if (entries.length === 0) {
    return (
      <div className={styles.root} id="projects" data-look="none">
        <p className={styles.intro}>{intro}</p>
      </div>
    )
  }
  const hasSamples = entries.some(
    ({ project }) => project.status?.isPlaceholder || project.plan.isIllustrative,
  )
  const counts = countByStatus(entries.map(({ project }) => project.status?.value))
  return (
    <div className={styles.root} id="projects">
      <ProjectBrowser
        words={words.browser}
        counts={counts}
        intro={
          <>
            <p className={styles.intro}>
              {intro} {hasSamples && <Tag>{words.card.placeholderLabel}</Tag>}
            </p>
            {/* lib/browser/property/favourites.inline.ts shows it if the device has saved plots. */}
            <a
              className={styles.favourites}
              href={href(routes.compare.path)}
              data-favourites={compare.other}
              hidden
              suppressHydrationWarning
            >
              {compare.one}
            </a>
            <InlineScript name="favourites" />
          </>
        }
      >
        <ol className={styles.list}>
          {entries.map((entry, index) => (
            <li key={entry.project.slug} data-status={entry.project.status?.value}>
              <ProjectCard {...entry} words={words.card} isFirst={index === 0} />
            </li>
          ))}
        </ol>
      </ProjectBrowser>
    </div>
  )
}
