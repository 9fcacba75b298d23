import styles from './Honours.module.css'

type HonoursProps = {
  title: string
  honours: readonly { label: string; years: readonly number[] }[]
}

/** The team's honours, year by year. */
export function Honours({ title, honours }: HonoursProps) {
  return (
    <section aria-label={title} data-ground="dark">
      <dl className={styles.list}>
        {honours.map(({ label, years }) => (
          <div key={label} className={styles.honour}>
            <dt>{label}</dt>
            {years.map((year) => (
              <dd key={year}>{year}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
