import { Tiles } from '@/components/frames/Tiles'
import { SectionHead } from '@/components/sections/SectionHead'
import { Picture } from '@/components/ui/Picture'
import type { PlayerWords } from '@/content/schema/fan-home'
import type { Player, Roles } from '@/content/schema/player'
import { nameLines } from '@/lib/domain/fans/player-name'
import { href, playerPath } from '@/lib/domain/routes'
import { FieldDrawing } from './FieldDrawing'
import { PlayerPicture } from './PlayerPicture'
import styles from './RoleFacts.module.css'
import { ShirtName } from './ShirtName'

type RoleFactsProps = {
  player: Player
  squad: readonly Player[]
  roles: Roles
  words: PlayerWords
}

/** The player's roles as a drawing and in words, and the squad members who share them. */
export function RoleFacts({ player, squad, roles, words }: RoleFactsProps) {
  const [, large] = nameLines(player.name, player.surname)
  const peers = player.roles.flatMap((role) => {
    const mates = squad.filter((mate) => mate !== player && mate.roles.includes(role))
    const { others } = roles[role]
    return others && mates.length > 0 ? [{ role, others, mates }] : []
  })
  return (
    <section className={styles.root} aria-labelledby="role-title" data-ground="dark">
      <SectionHead look="row" id="role-title" title={words.role} />
      <div className={styles.field}>
        <FieldDrawing roles={player.roles} name={large} words={words.field} />
        <ul className={styles.words} role="list">
          {player.roles.map((role) => (
            <li key={role}>
              <div className={styles.mark}>
                <Picture image={roles[role].mark} alt="" sizes="5rem" />
              </div>
              <h3 className={styles.name}>{roles[role].name}</h3>
              <p className={styles.text}>{roles[role].text}</p>
            </li>
          ))}
        </ul>
        {peers.map(({ role, others, mates }) => (
          <div key={role} className={styles.others}>
            <h4 className={styles.label}>{others}</h4>
            <Tiles>
              {mates.map((mate) => (
                <li key={mate.slug} className={styles.mate}>
                  <a className={styles.card} href={href(playerPath(mate.slug))}>
                    <PlayerPicture player={mate} index={squad.indexOf(mate)} sizes="18rem" />
                    <ShirtName player={mate} />
                  </a>
                </li>
              ))}
            </Tiles>
          </div>
        ))}
      </div>
    </section>
  )
}
