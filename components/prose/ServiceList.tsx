import { Picture } from '@/components/ui/Picture'
import { TextLink } from '@/components/ui/TextLink'
import type { Services } from '@/content/schema/page'
import { href, routes } from '@/lib/routes'
import styles from './ServiceList.module.css'

/** The venture that a service leads to, if its own page has a ground of its own. */
const ventureOf = ([first]: Services['items'][number]['links']) =>
  [routes.properties, routes.cinemas, routes.team].find(({ path }) => path === first?.path)?.brand

/** The services, each composed for itself: its picture, what it offers, and a door to its page. */
export function ServiceList({ services }: { services: Services }) {
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1 className={styles.heading}>{services.title}</h1>
        <p className={styles.lead}>{services.lead}</p>
      </header>
      {services.items.map((item, index) => (
        <section
          className={styles.item}
          key={item.title}
          aria-labelledby={`service-${index}`}
          data-ground={ventureOf(item.links) ? 'dark' : 'light'}
          data-venture={ventureOf(item.links)}
        >
          <div className={styles.picture}>
            <Picture image={item.image} sizes="100vw" fit="cover" isPriority={index === 0} />
          </div>
          <div className={styles.words}>
            <div className={styles.about}>
              <h2 className={styles.title} id={`service-${index}`}>
                {item.title}
              </h2>
              <p className={styles.text}>{item.text}</p>
              {item.figure && (
                <p className={styles.figure}>
                  <b>{item.figure.value}</b> {item.figure.label}
                </p>
              )}
            </div>
            <div className={styles.facts}>
              <ul className={styles.points}>
                {item.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <ul className={styles.links}>
                {item.links.map((link) => (
                  <li key={link.path}>
                    <TextLink href={href(link.path)} icon="arrow-right">
                      {link.label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </section>
      ))}
    </div>
  )
}
