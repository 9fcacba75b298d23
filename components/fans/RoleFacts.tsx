import { Picture } from '@/components/ui/Picture'
import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player, Roles } from '@/content/schema/player'
import { nameLines } from '@/lib/fans/player-name'
import { FieldDrawing } from './FieldDrawing'
import { MateCard } from './MateCard'
import styles from './RoleFacts.module.css'

type RoleFactsProps = {
  player: Player
  squad: readonly Player[]
  roles: Roles
  words: PlayerWords
}

/** What the player's roles are, drawn and in words, and who else in the squad has them. */
export function RoleFacts({ player, squad, roles, words }: RoleFactsProps) {
  const [, large] = nameLines(player.name, player.surname)
  return (
    <section className={styles.root} aria-labelledby="role-title" data-ground="dark">
      <h2 className={styles.title} id="role-title">
        {words.role}
      </h2>
      {player.roles.map((role) => {
        const { name, mark, text, others } = roles[role]
        const mates = squad.filter((mate) => mate !== player && mate.roles.includes(role))
        const place = mates.length > 2 ? 'row' : 'beside'
        return (
          <div
            key={role}
            className={styles.role}
            data-mates={others && mates.length > 0 ? place : undefined}
          >
            <FieldDrawing role={role} name={large} words={words.field} />
            <div className={styles.words}>
              <div className={styles.mark}>
                <Picture image={mark} alt="" sizes="4rem" />
              </div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            {others && mates.length > 0 && (
              <div className={styles.others}>
                <h4 className={styles.label}>{others}</h4>
                <ul className={styles.mates}>
                  {mates.map((mate) => (
                    <li key={mate.slug}>
                      <MateCard player={mate} index={squad.indexOf(mate)} />
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        )
      })}
    </section>
  )
}
