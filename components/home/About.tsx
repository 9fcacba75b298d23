import { SectionHead } from '@/components/sections/SectionHead'
import { Picture } from '@/components/ui/Picture'
import { TextLink } from '@/components/ui/TextLink'
import type { Home } from '@/content/schema/home'
import { href } from '@/lib/domain/routes'
import styles from './About.module.css'
import { ValueMarks } from './ValueMarks'

type AboutProps = {
  about: Home['about']
  /** Where the link leads is there. */
  hasLink: boolean
  values: Home['values']
}

/** Who the group is, over the river it is named after, and the three marks it goes by. */
export function About({ about, hasLink, values }: AboutProps) {
  return (
    <section className={styles.root} id="about" aria-labelledby="about-title" data-ground="light">
      <div className={styles.words}>
        <SectionHead id="about-title" title={about.title}>
          <p className={styles.lede}>{about.lede}</p>
          {hasLink && (
            <TextLink href={href(about.link.path)} icon="arrow-right">
              {about.link.label}
            </TextLink>
          )}
        </SectionHead>
      </div>
      <div className={styles.image}>
        <Picture fit="cover" image={about.image} sizes="(max-width: 48em) 120vw, 100vw" />
      </div>
      <ValueMarks values={values} />
    </section>
  )
}
