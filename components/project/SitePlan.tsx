import type { ReactNode } from 'react'
import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { Disclosure } from '@/components/ui/Disclosure'
import { Picture } from '@/components/ui/Picture'
import { Tag } from '@/components/ui/Tag'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { endsInWords } from '@/lib/domain/property/availability'
import { packPlots } from '@/lib/domain/property/plots'
import { asset, href, routes } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'
import type { PlanPicture, PlanPictures } from '@/lib/server/plan-pictures'
import { PlanExplorer } from './PlanExplorer.island'
import { PointList } from './PointList'
import styles from './SitePlan.module.css'

type SitePlanProps = {
  project: Project
  plan: Plan
  /** Absent while there is no drawing. */
  pictures: PlanPictures | undefined
  /** The surveyor's PDF, shown instead of a drawing. */
  survey?: { url: string; label: string } | undefined
  words: ProjectWords['plan']
  /** The desk's number, if there is one. */
  phone?: string | undefined
  /** Marks the plan's facts while it is a placeholder. */
  placeholderLabel: string | undefined
  /** Date of the plot statuses, in words. */
  availability?: string | undefined
  /** The approved layout, to compare the drawing with. */
  approved?: ReactNode
}

/** Ratio of width to height from which a drawing takes the page's width. */
const LONG = 1.6

const fileOf = ({ file, width, height }: PlanPicture) => ({
  url: asset(file),
  viewBox: `0 0 ${width} ${height}`,
})

/** Every plot of the layout, on a drawing if there is one, and in a list. */
export function SitePlan(props: SitePlanProps) {
  const {
    project,
    plan,
    pictures,
    words,
    survey,
    phone,
    placeholderLabel,
    availability,
    approved,
  } = props
  const { explore, scene } = project
  return (
    <Section id="plan" labelledBy="plan-title" width="full">
      <div className={styles.head}>
        <SectionHead id="plan-title" title={explore.title}>
          <p className={styles.intro} data-screen="">
            {project.plan.intro}
          </p>
          {placeholderLabel && (
            <p className={styles.note}>
              {pictures && <strong>{words.illustrative}</strong>} <Tag>{placeholderLabel}</Tag>{' '}
              {words.placeholderNote}
            </p>
          )}
          {availability && <p className={styles.note}>{availability}</p>}
        </SectionHead>
      </div>
      <PlanExplorer
        packed={packPlots(endsInWords(plan.plots))}
        files={pictures && { drawing: fileOf(pictures.wide), upright: fileOf(pictures.upright) }}
        survey={survey}
        isLong={pictures !== undefined && pictures.wide.width > LONG * pictures.wide.height}
        project={{
          name: project.name,
          slug: project.slug,
          site: env.siteUrl,
          pricePerSqFt: project.pricePerSqFt,
        }}
        phone={phone}
        compare={href(routes.compare.path)}
        words={words}
      >
        {scene && (
          <figure className={styles.scene}>
            <div className={styles.picture}>
              <Picture image={scene.image} sizes="55rem" fit="cover" />
            </div>
            <figcaption>{scene.caption}</figcaption>
          </figure>
        )}
      </PlanExplorer>
      {approved}
      <div className={styles.points} data-screen="">
        <Disclosure label={explore.items.map(({ title }) => title).join('\u00a0· ')} isWideOpen>
          <PointList items={explore.items} />
        </Disclosure>
      </div>
    </Section>
  )
}
