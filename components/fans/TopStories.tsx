import { SectionHead } from '@/components/sections/SectionHead'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { Story } from '@/content/schema/fan-home'
import styles from './TopStories.module.css'

/** A story with the page that it leads to, here or elsewhere. */
export type PosterStory = Pick<Story, 'slug' | 'title' | 'blurb' | 'image'> & {
  link: { label: string; href: string; isExternal?: boolean } | undefined
}

type TopStoriesProps = {
  title: string
  stories: readonly PosterStory[]
  /** Spoken after the link's text. */
  opensInNewTab: string
}

/** Posters, each linking to a film, a report or a page on this site. */
export function TopStories({ title: heading, stories, opensInNewTab }: TopStoriesProps) {
  if (stories.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="stories-title" data-ground="dark">
      <SectionHead look="row" id="stories-title" title={heading} />
      <ul className={styles.posters}>
        {stories.map(({ slug, title, blurb, image, link }, index) => (
          <li key={slug} className={styles.poster} data-story={slug}>
            <div className={styles.art}>
              <Picture
                place="card"
                image={image}
                alt=""
                sizes={`(max-width: 60em) 25rem, ${index === 0 ? 56 : 36}rem`}
                fit="cover"
              />
            </div>
            <div className={styles.words}>
              <h3 className={styles.headline}>{title}</h3>
              <p>{blurb}</p>
              {link && (
                <a
                  className={styles.link}
                  href={link.href}
                  {...(link.isExternal && { target: '_blank', rel: 'noopener' })}
                >
                  <span>
                    {link.label}
                    <VisuallyHidden>
                      : {title} {link.isExternal && opensInNewTab}
                    </VisuallyHidden>
                  </span>
                  <Icon name={link.isExternal ? 'arrow-out' : 'arrow-right'} />
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
