import { TextLink } from '@/components/ui/TextLink'
import type { Services } from '@/content/schema/page'
import { href, routes } from '@/lib/domain/routes'
import styles from './ServiceList.module.css'

/** The services below the page's title. */
export function ServiceList({ services }: { services: Services }) {
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1 className={styles.heading}>{services.title}</h1>
        <p className={styles.lead}>{services.lead}</p>
        <nav className={styles.contents} aria-label={services.title}>
          {services.items.map(({ title }, index) => (
            <a key={title} href={`#service-${index}`}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      {services.items.map((item, index) => (
        <Service key={item.title} service={item} index={index} />
      ))}
    </div>
  )
}

type ServiceProps = { service: Services['items'][number]; index: number }

/** A service, on the ground of its venture: what it offers, and a door to its page. */
function Service({ service, index }: ServiceProps) {
  /** The venture whose page it leads to, if that has a ground of its own. */
  const venture = [routes.properties, routes.cinemas, routes.team].find(
    ({ path }) => path === service.links[0]?.path,
  )?.brand
  return (
    <section
      className={styles.service}
      aria-labelledby={`service-${index}`}
      data-ground={venture ? 'dark' : 'light'}
      data-venture={venture}
    >
      <div className={styles.about}>
        <h2 className={styles.title} id={`service-${index}`}>
          {service.title}
        </h2>
        <p className={styles.text}>{service.text}</p>
        {service.figure && (
          <p className={styles.figure}>
            <b>{service.figure.value}</b> {service.figure.label}
          </p>
        )}
      </div>
      <div className={styles.facts}>
        <ul className={styles.points}>
          {service.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <ul className={styles.links}>
          {service.links.map((link) => (
            <li key={link.path}>
              <TextLink href={href(link.path)} icon="arrow-right">
                {link.label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
