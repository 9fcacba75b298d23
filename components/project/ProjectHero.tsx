import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/Button'
import { Picture } from '@/components/ui/Picture'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-words'
import styles from './ProjectHero.module.css'

type ProjectHeroProps = {
  project: Project
  words: ProjectWords
  /** Address and size in words; absent until a brochure has been made. */
  brochure: { url: string; size: string } | undefined
  /** The side enquiry form. */
  children: ReactNode
}

/** Names of any length fit the same line: the more letters, the smaller. */
function lengthOf({ length }: string) {
  if (length <= 7) return 'short'
  if (length <= 9) return 'medium'
  return length <= 11 ? 'long' : 'longest'
}

/** The name over the place, with the two ways onward and the short form beside them. */
export function ProjectHero({ project, words, brochure, children }: ProjectHeroProps) {
  const { slug, name, hero } = project
  const { actions, sideForm } = words
  return (
    <div className={styles.root} data-ground="dark">
      <div className={styles.picture} data-travel={`project-image-${slug}`}>
        <Picture
          image={hero.image}
          {...(hero.portrait && { portrait: hero.portrait })}
          sizes="100vw"
          fit="cover"
          isPriority
        />
      </div>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <span className={styles.lead}>{hero.lead} </span>
            <span
              className={styles.name}
              data-length={lengthOf(name)}
              data-travel={`project-name-${slug}`}
            >
              {name}
            </span>
          </h1>
          <div className={styles.actions}>
            <LinkButton href="#visit" action="visit">
              {actions.visit}
            </LinkButton>
            {brochure && (
              <LinkButton href={brochure.url} variant="ghost" isExternal action="brochure">
                <span className={styles.brochure}>
                  {actions.brochure}
                  <small>
                    {brochure.size} <span className={styles.unseen}>{actions.newTab}</span>
                  </small>
                </span>
              </LinkButton>
            )}
          </div>
        </div>
        <div className={styles.form} data-ground="light">
          <h2 className={styles.formTitle}>{sideForm.title}</h2>
          {children}
        </div>
      </div>
    </div>
  )
}
