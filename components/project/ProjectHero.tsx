import type { ReactNode } from 'react'
import { Stage } from '@/components/frames/Stage'
import { HeroActions } from '@/components/sections/HeroActions'
import { Disclosure } from '@/components/ui/Disclosure'
import { Picture } from '@/components/ui/Picture'
import type { BrochureLink } from '@/content/projects/brochures'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { formatRupees } from '@/lib/domain/format/rupees'
import styles from './ProjectHero.module.css'
import { ProjectName } from './ProjectName'

type ProjectHeroProps = {
  project: Project
  words: ProjectWords
  brochure: BrochureLink
  /** The short enquiry form. */
  children: ReactNode
}

/** The project's name over its picture, with place, price, two actions, and the short form beside them. */
export function ProjectHero({ project, words, brochure, children }: ProjectHeroProps) {
  const { slug, name, hero, place, pricePerSqFt } = project
  const { actions, sideForm } = words
  return (
    <div className={styles.root} data-ground="dark">
      <Stage
        picture={
          <Picture
            image={hero.image}
            portrait={hero.portrait}
            place="scene"
            sizes="100vw"
            fit="cover"
            isPriority
          />
        }
        beside={
          <div className={styles.form} data-ground="light">
            <Disclosure label={sideForm.title} isWideOpen>
              <h2 className={styles.formTitle}>{sideForm.title}</h2>
              {children}
            </Disclosure>
          </div>
        }
      >
        <ProjectName slug={slug} name={name} lead={hero.lead} />
        <p className={styles.offer}>
          <span>
            {place.locality}, {place.city}
          </span>{' '}
          <span>
            <b>{formatRupees(pricePerSqFt)}</b> {words.facts.perSqFt}
          </span>
        </p>
        <HeroActions visit="#visit" brochure={brochure} words={actions} />
      </Stage>
    </div>
  )
}
