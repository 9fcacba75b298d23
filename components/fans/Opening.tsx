import { InlineScript } from '@/components/layout/InlineScript'
import { LinkButton } from '@/components/ui/Button'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { News } from '@/lib/domain/fans/opening'
import styles from './Opening.module.css'
import type { PosterStory } from './TopStories'

/** News with its words: a label such as "Next match", the news itself, and its day and place. */
export type OpeningNews = News & {
  label: string
  text: string
  note: string
  link: NonNullable<PosterStory['link']>
}

type OpeningProps = {
  /** First what is shown first (lib/domain/fans/opening.ts). */
  news: readonly OpeningNews[]
  /** Label of a match on its day. */
  today: string
  /** The day of the build. */
  day: string
  /** What is said while no match is ahead, and its last day. */
  comesNext: { text: string; until: string } | undefined
}

/** What is newest about the team, on the day the page is read. */
export function Opening({ news, today, day, comesNext }: OpeningProps) {
  return (
    <div className={styles.root}>
      {news.map(({ kind, day: own, label, text, note, link }, index) => {
        const isAhead = kind === 'fixture'
        return (
          <div
            key={`${kind} ${own}`}
            className={styles.news}
            data-opening={isAhead ? own : ''}
            hidden={index > 0}
            suppressHydrationWarning
          >
            <p className={styles.words}>
              <b data-label={isAhead ? '' : undefined} suppressHydrationWarning>
                {isAhead && own === day ? today : label}
              </b>{' '}
              <span className={styles.text}>{text} </span>
              <span>
                {note}
                {!isAhead && comesNext && (
                  <span
                    data-until={comesNext.until}
                    hidden={comesNext.until < day}
                    suppressHydrationWarning
                  >
                    . {comesNext.text}
                  </span>
                )}
              </span>
            </p>
            <LinkButton
              href={link.href}
              icon={link.isExternal ? 'arrow-out' : 'arrow-right'}
              isExternal={link.isExternal ?? false}
            >
              <span>
                {link.label}
                <VisuallyHidden>: {text}</VisuallyHidden>
              </span>
            </LinkButton>
          </div>
        )
      })}
      <InlineScript name="opening" data-today={today} />
    </div>
  )
}
