import { SettlingPicture } from '@/components/media/SettlingPicture'
import { TextLink } from '@/components/ui/TextLink'
import type { Home } from '@/content/schema/home'
import { href } from '@/lib/routes'
import styles from './About.module.css'
import { ValueMarks } from './ValueMarks'

type AboutProps = { about: Home['about']; values: Home['values'] }

/** Who the group is, along a river, and the three marks it goes by. */
export function About({ about, values }: AboutProps) {
  return (
    <section className={styles.root} id="about" aria-labelledby="about-title" data-ground="light">
      <svg
        className={styles.river}
        viewBox="0 0 1440 1300"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M1460 96C1290 60 1210 210 1080 250S860 330 820 420 700 700 560 760 240 800 150 890-10 960-40 960" />
        <path d="M1460 112C1290 76 1218 226 1088 266S868 346 828 436 708 716 568 776 248 816 158 906-2 976-40 976" />
      </svg>
      <div className={styles.inner}>
        <h2 className={styles.title} id="about-title">
          {about.title}
        </h2>
        <div className={styles.image}>
          <SettlingPicture image={about.image} sizes="(max-width: 60em) 100vw, 60vw" />
        </div>
        <div className={styles.words}>
          <p className={styles.lede}>{about.lede}</p>
          <TextLink href={href(about.link.path)} icon="arrow-right">
            {about.link.label}
          </TextLink>
        </div>
      </div>
      <ValueMarks values={values} />
    </section>
  )
}
