import { Actions } from '@/components/frames/Actions'
import { LinkButton } from '@/components/ui/Button'
import { Unseen } from '@/components/ui/Unseen'
import type { BrochureLink } from '@/content/projects/brochures'
import styles from './HeroActions.module.css'

type HeroActionsProps = {
  /** The fragment of the form that asks for a visit. */
  visit: `#${string}`
  brochure: BrochureLink | undefined
  words: {
    visit: string
    brochure: string
    /** What it is about, where that is not the page's subject. */
    brochureOf?: string
    newTab: string
  }
}

/** A hero's two actions: ask for a visit, and read the brochure where there is one. */
export function HeroActions({ visit, brochure, words }: HeroActionsProps) {
  return (
    <Actions>
      <LinkButton href={visit} action="visit">
        {words.visit}
      </LinkButton>
      {brochure && (
        <LinkButton href={brochure.url} variant="ghost" isExternal action="brochure">
          <span className={styles.brochure}>
            {words.brochure}
            <small>
              {[words.brochureOf, brochure.size].filter(Boolean).join(', ')}{' '}
              <Unseen>{words.newTab}</Unseen>
            </small>
          </span>
        </LinkButton>
      )}
    </Actions>
  )
}
