import { Stage } from '@/components/frames/Stage'
import { Picture } from '@/components/ui/Picture'
import type { SecondPageContent } from '@/content/schema/team-page'
import styles from './SeasonHero.module.css'

/** The head of the season's record: how it went, beside the scoreboard. */
export function SeasonHero({ page }: { page: SecondPageContent }) {
  return (
    <div className={styles.root} data-ground="dark">
      <Stage
        picture={
          <Picture place="opening" image={page.image} alt="" sizes="100vw" fit="cover" isPriority />
        }
      >
        <h1 className={styles.title}>{page.title}</h1>
        <p className={styles.intro}>{page.intro}</p>
        <p className={styles.record}>{page.record}</p>
      </Stage>
    </div>
  )
}
