import { Picture } from '@/components/ui/Picture'
import type { Player, Roles } from '@/content/schema/player'
import styles from './RoleList.module.css'

type RoleListProps = { roles: Player['roles']; facts: Roles }

/** A player's roles, as slanted tags with their marks. */
export function RoleList({ roles, facts }: RoleListProps) {
  return (
    <ul className={styles.root}>
      {roles.map((role) => (
        <li key={role}>
          <Picture image={facts[role].mark} alt="" sizes="1.25rem" />
          {facts[role].name}
        </li>
      ))}
    </ul>
  )
}
