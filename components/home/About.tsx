import { SectionHead } from '@/components/sections/SectionHead'
import { Picture } from '@/components/ui/Picture'
import { TextLink } from '@/components/ui/TextLink'
import type { Home } from '@/content/schema/home'
import { href } from '@/lib/domain/routes'
import styles from './About.module.css'

type AboutProps = { about: Home['about']; values: Home['values'] }

/** Introduces the group, over the river it is named after, with its three values. */
export function About({ about, values }: AboutProps) {
  return (
    <section className={styles.root} id="about" aria-labelledby="about-title" data-ground="light">
      <div className={styles.words}>
        <SectionHead id="about-title" title={about.title}>
          <p className={styles.lede}>{about.lede}</p>
          <TextLink href={href(about.link.path)} icon="arrow-right">
            {about.link.label}
          </TextLink>
        </SectionHead>
      </div>
      <div className={styles.image}>
        <Picture fit="cover" image={about.image} sizes="(max-width: 48em) 120vw, 100vw" />
      </div>
      <ValueMarks values={values} />
    </section>
  )
}

/** The logo grid: the marks of the group and of two ventures, each with what it stands for. */
function ValueMarks({ values }: { values: Home['values'] }) {
  return (
    <ul className={styles.values} role="list" data-ground="dark">
      {values.map(({ name, note, mark }) => (
        <li className={styles.value} key={name} data-mark={mark}>
          <div className={styles.mark}>{MARKS[mark]}</div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  )
}

/** Decoration: the name stands beside each. */
const MARKS = {
  mark: <Picture image="logos/group-mark" alt="" sizes="96px" fit="contain" />,
  beam: (
    <svg viewBox="0 0 120 96" aria-hidden="true">
      <path d="M18 48 116 8v80Z" />
      <path d="M18 48 116 34M18 48l98 14M18 48h98" opacity="0.7" />
      <circle cx="14" cy="48" r="9" />
    </svg>
  ),
  crest: <Picture image="logos/crest-tiruppur-tamilans" alt="" sizes="96px" fit="contain" />,
}
