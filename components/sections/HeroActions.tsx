import { Actions } from '@/components/frames/Actions'
import { LinkButton } from '@/components/ui/Button'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { BrochureLink } from '@/content/projects/brochures'
import styles from './HeroActions.module.css'

type HeroActionsProps = {
  /** Fragment of the visit form. */
  visit: `#${string}`
  brochure: BrochureLink | undefined
  words: {
    visit: string
    brochure: string
    /** Subject of the brochure, if it is not the page's. */
    brochureOf?: string
    newTab: string
  }
}

/** A hero's two actions: request a visit, and read the brochure if there is one. */
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
              <VisuallyHidden>{words.newTab}</VisuallyHidden>
            </small>
          </span>
        </LinkButton>
      )}
    </Actions>
  )
}
