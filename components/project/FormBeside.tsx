import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/Disclosure'
import styles from './FormBeside.module.css'

type FormBesideProps = {
  title: string
  /** The short enquiry form. */
  form: ReactNode
  /** The project's facts. */
  children: ReactNode
}

/** The short form below the hero, collapsed on phones; in wide windows a card beside the facts. */
export function FormBeside({ title, form, children }: FormBesideProps) {
  return (
    <div className={styles.root}>
      <div className={styles.form} data-ground="light">
        <Disclosure label={title} isWideOpen>
          <h2 className={styles.title}>{title}</h2>
          {form}
        </Disclosure>
      </div>
      <div className={styles.facts}>{children}</div>
    </div>
  )
}
