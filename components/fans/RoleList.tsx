import styles from './RoleList.module.css'

/** A player's roles, as slanted tags. */
export function RoleList({ roles }: { roles: readonly string[] }) {
  return (
    <ul className={styles.root}>
      {roles.map((role) => (
        <li key={role}>{role}</li>
      ))}
    </ul>
  )
}
