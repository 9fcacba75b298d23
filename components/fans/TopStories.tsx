import { SectionHead } from '@/components/sections/SectionHead'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { FanHome, Story } from '@/content/schema/fan-home'
import type { InternalLink } from '@/content/schema/site'
import { fill } from '@/lib/domain/format/fill'
import { href } from '@/lib/domain/routes'
import styles from './TopStories.module.css'

type TopStoriesProps = {
  words: FanHome['stories']
  /** Each with its page on this site, unless it links elsewhere. */
  stories: readonly (Omit<Story, 'link'> & { link: InternalLink | undefined })[]
  /** Spoken after the link's text. */
  opensInNewTab: string
}

/** Posters, each linking to a film, a report or a page on this site. */
export function TopStories({ words, stories, opensInNewTab }: TopStoriesProps) {
  if (stories.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="stories-title" data-ground="dark">
      <SectionHead look="row" id="stories-title" title={words.title} />
      <ul className={styles.posters}>
        {stories.map(({ slug, title, blurb, image, external, link }, index) => (
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
              {external && (
                <a className={styles.link} href={external.url} target="_blank" rel="noopener">
                  <span>
                    {words[external.action]} {fill(words.opensAt, { source: external.source })}
                    <VisuallyHidden>
                      : {title} {opensInNewTab}
                    </VisuallyHidden>
                  </span>
                  <Icon name="arrow-out" />
                </a>
              )}
              {!external && link && (
                <a className={styles.link} href={href(link.path)}>
                  <span>
                    {link.label}
                    <VisuallyHidden>: {title}</VisuallyHidden>
                  </span>
                  <Icon name="arrow-right" />
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
