import type { Services } from '@/content/schema/page'
import { Service } from './Service'
import styles from './ServiceList.module.css'

/** The services below the title of their page. */
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
