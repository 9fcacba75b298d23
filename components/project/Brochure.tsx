import { Picture } from '@/components/ui/Picture'
import { fill } from '@/lib/domain/format/fill'
import { formatRupees } from '@/lib/domain/format/rupees'
import { countStatuses, PLOT_STATUSES } from '@/lib/domain/property/plots'
import { asset } from '@/lib/domain/routes'
import type { PlanPicture } from '@/lib/server/plan-pictures'
import styles from './Brochure.module.css'
import { DistanceStrip } from './DistanceStrip'
import { DocumentTable } from './DocumentTable'
import { FactList, type FactListProps } from './FactList'
import { PointList } from './PointList'
import { RegistrationFacts } from './RegistrationFacts'

type BrochureProps = FactListProps & {
  /** Absent while there is no drawing. */
  drawing: PlanPicture | undefined
  /** Date of the plot statuses, in words. */
  availability?: string | undefined
}

/** A printable project brochure: cover, facts, layout, pictures, registration. */
export function Brochure(props: BrochureProps) {
  const { project, plan, drawing, promoter, words, url, availability } = props
  const placeholderLabel = project.plan.isIllustrative ? props.placeholderLabel : undefined
  const { name, hero, place, gallery, explore, features, scene } = project
  const heroPicture = { image: hero.image, caption: hero.lead ?? name }
  const pictures = gallery.length > 0 ? gallery : [scene ?? heroPicture]
  const counts = countStatuses(plan.plots)

  return (
    <article className={styles.root} data-land={project.ground}>
      <header className={styles.cover} data-ground="dark">
        <div className={styles.hero}>
          <Picture image={hero.image} sizes="210mm" fit="cover" isPriority />
        </div>
        <div className={styles.coverWords}>
          <h1>
            {hero.lead && <span className={styles.lead}>{hero.lead} </span>}
            <span className={styles.name}>{name}</span>
          </h1>
          <p className={styles.price}>
            {formatRupees(project.pricePerSqFt)} <small>{words.facts.perSqFt}</small>
          </p>
          <p>
            {place.locality}, {place.city}
          </p>
          <div className={styles.registration}>
            <RegistrationFacts project={project} promoter={promoter} words={words.registration} />
          </div>
        </div>
      </header>

      <section className={styles.page}>
        <h2 className={styles.heading}>{words.sheet.title}</h2>
        <FactList {...props} />
        <PointList items={explore.items} />
      </section>

      <section className={styles.page}>
        <h2 className={styles.heading}>{words.brochure.plan}</h2>
        {placeholderLabel && (
          <p>
            {drawing && <strong>{words.plan.illustrative}</strong>} {words.plan.placeholderNote}
          </p>
        )}
        {drawing ? (
          <div className={styles.plan} data-ground="dark">
            <img
              src={asset(drawing.file)}
              alt={fill(words.plan.drawing, { name })}
              width={drawing.width}
              height={drawing.height}
            />
          </div>
        ) : (
          <p>{words.plan.toFollow}</p>
        )}
        <p>
          {PLOT_STATUSES.map((status) => `${words.plan.statuses[status]} ${counts[status]}`).join(
            ', ',
          )}{' '}
          {placeholderLabel && `(${placeholderLabel})`} {availability}
        </p>
        {features && (
          <div>
            <h3 className={styles.subheading}>{features.title}</h3>
            <PointList items={features.items} />
          </div>
        )}
        <DistanceStrip distances={place.distances} words={words.location} />
      </section>

      <section className={styles.page}>
        <h2 className={styles.heading}>{words.brochure.gallery}</h2>
        <p>{words.gallery.note}</p>
        <div className={styles.gallery}>
          {pictures.map(({ image, caption }) => (
            <figure key={image}>
              <div className={styles.picture}>
                <Picture place="card" image={image} sizes="90mm" fit="cover" />
              </div>
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
        <DocumentTable
          documents={project.documents}
          words={words.registration.documents}
          placeholderLabel={props.placeholderLabel}
          printedAt={url}
        />
        <p>
          {words.brochure.page} <a href={`${url}?from=brochure`}>{url}</a>
        </p>
      </section>
    </article>
  )
}
