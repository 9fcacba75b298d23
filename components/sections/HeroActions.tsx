import { LinkButton } from '@/components/ui/Button'
import { Unseen } from '@/components/ui/Unseen'
import styles from './HeroActions.module.css'

type HeroActionsProps = {
  /** The fragment of the form that asks for a visit. */
  visit: `#${string}`
  /** Address and size in words; absent until a brochure has been made. */
  brochure: { url: string; size: string } | undefined
  words: {
    visit: string
    brochure: string
    /** What it is about, where that is not the page's subject. */
    brochureOf?: string
    newTab: string
  }
}

/** A hero's two actions: ask for a visit, and read the brochure. */
export function HeroActions({ visit, brochure, words }: HeroActionsProps) {
  return (
    <div className={styles.root}>
      <LinkButton href={visit} action="visit">
        {words.visit}
      </LinkButton>
      {brochure && (
        <LinkButton href={brochure.url} variant="ghost" isExternal action="brochure">
          <span className={styles.brochure}>
            {words.brochure}
            <small>
              {words.brochureOf && `${words.brochureOf}, `}
              {brochure.size} <Unseen>{words.newTab}</Unseen>
            </small>
          </span>
        </LinkButton>
      )}
    </div>
  )
}
