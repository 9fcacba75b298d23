import { players } from '@/content/cricket/season-data'
import { seasonWordsOf } from '@/content/cricket/season-words'
import { seasons } from '@/content/cricket/seasons'
import { collectionOf } from '@/content/define'
import { redirects } from '@/content/redirects'
import type { Player } from '@/content/schema/player'
import { figuresOf } from '@/lib/domain/fans/figures'
import { playerPath, routes, type SitePath } from '@/lib/domain/routes'

/** A player who is in the squad of at least one season in content. */
export type Profile = {
  readonly slug: string
  /** The player's entry in the newest squad, with the newest photograph and biography. */
  readonly player: Player
  /** The player's index in that squad. */
  readonly index: number
  /** All seasons, newest first: the player's entry, the team's honour and the player's. */
  readonly seasons: readonly {
    readonly year: number
    readonly entry: Player
    readonly honours: readonly string[]
  }[]
  /** Has a figure, a photograph or a biography. */
  readonly hasPage: boolean
  /** The player's page, otherwise the place on the page of the squad. */
  readonly path: SitePath
}

/** The page of a player of any season by its former address: a slug that changed has a redirect. */
const movedTo = new Map(redirects.map(({ from, to }) => [from, to]))

const entries = seasons.flatMap((season) =>
  season.squad.all.map((entry, index) => {
    const path = playerPath(entry.slug)
    return { season, entry, index, path: movedTo.get(path) ?? path }
  }),
)

function profileOf(path: SitePath): readonly Profile[] {
  const own = entries.filter((each) => each.path === path)
  const [newest] = own
  if (!newest) return []
  const { slug } = newest.entry
  const photo = own.find(({ entry }) => entry.photo)?.entry.photo
  const biography = own.find(({ entry }) => entry.biography)?.entry.biography
  const hasFigures = own.some(({ entry }) => figuresOf(entry).length > 0)
  const hasPage = hasFigures || photo !== undefined || biography !== undefined
  const squad: SitePath = `${routes.squad.path}${players.find(slug) ? `#${slug}` : ''}`
  return [
    {
      slug,
      player: { ...newest.entry, photo, biography },
      index: newest.index,
      seasons: own.map(({ season, entry }) => ({
        year: season.year,
        entry,
        honours: [seasonWordsOf(season).honour, entry.honour].filter((each) => each !== undefined),
      })),
      hasPage,
      path: hasPage ? playerPath(slug) : squad,
    },
  ]
}

/** All profiles, those of the newest squad first. */
export const profiles = collectionOf(
  'cricket/seasons',
  [...new Set(entries.map(({ path }) => path))].flatMap(profileOf),
)

/** Those with a page. It stays when the player leaves, so that shared addresses keep working. */
export const profilePages = profiles.all.filter(({ hasPage }) => hasPage)

/** The profiles of the squad that pages show, in the franchise's order. */
export const squadProfiles = players.all.flatMap(({ slug }) => profiles.find(slug) ?? [])
