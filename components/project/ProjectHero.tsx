import { Stage } from '@/components/frames/Stage'
import { HeroActions } from '@/components/sections/HeroActions'
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
}

/** The project's name in the quiet part of its picture, with place, price and two actions. */
export function ProjectHero({ project, words, brochure }: ProjectHeroProps) {
  const { slug, name, hero, place, pricePerSqFt } = project
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
      >
        <div className={styles.words}>
          <ProjectName slug={slug} name={name} lead={hero.lead} />
          <p className={styles.offer}>
            <span>
              {place.locality}, {place.city}
            </span>{' '}
            <span>
              <b>{formatRupees(pricePerSqFt)}</b>{' '}
              <span className={styles.unit}>{words.facts.perSqFt}</span>
            </span>
          </p>
          <HeroActions visit="#visit" brochure={brochure} words={words.actions} />
        </div>
      </Stage>
    </div>
  )
}
