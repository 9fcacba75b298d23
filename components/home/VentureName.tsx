import type { Home } from '@/content/schema/home'
import styles from './VentureName.module.css'

type VentureNameProps = Pick<Home['ventures']['panels'][number], 'brand' | 'name'>

/** The name of a business in the letters of its own brand, whose fonts `ventureWords` brings. */
export function VentureName({ brand, name }: VentureNameProps) {
  return (
    <h3 className={styles.root} data-venture={brand}>
      {name}
    </h3>
  )
}
