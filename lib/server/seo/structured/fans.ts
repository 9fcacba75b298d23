import type { Person } from 'schema-dts'

/**
 * A player for search engines. Only what is known: no picture, because the figures are drawings of a
 * role and not of a person.
 */
export const playerThing = (player: {
  name: string
  url: string
  roles: readonly string[]
  /** The `@id` of the team's own entry. */
  teamId: string
  honour?: string | undefined
}): Person => ({
  '@type': 'Person',
  '@id': `${player.url}#player`,
  name: player.name,
  url: player.url,
  jobTitle: player.roles.join(', '),
  memberOf: { '@id': player.teamId },
  ...(player.honour && { award: player.honour }),
})
