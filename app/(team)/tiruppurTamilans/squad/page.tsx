import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { teamThing } from '@/app/(team)/_season/graphs'
import { Squad } from '@/components/fans/Squad'
import { JsonLd } from '@/components/layout/InlineData'
import { TeamPage } from '@/components/layout/TeamPage'
import { teamChrome } from '@/content/cricket/chrome'
import { roles } from '@/content/cricket/roles'
import { fanHome } from '@/content/fans/home'
import { playerWords } from '@/content/fans/player-page'
import { squadProfiles } from '@/content/fans/profiles'
import { site } from '@/content/site'
import { fullName } from '@/lib/domain/fans/player-name'
import { fill } from '@/lib/domain/format/fill'
import { routes } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'

const { path } = routes.squad
const { title, description } = playerWords.squad
export const metadata = siteMetadata({
  title: fill(playerWords.title, { name: title }),
  description,
  path,
})

export default function SquadPage() {
  const athlete = squadProfiles.map(
    ({ player }) => ({ '@type': 'Person', name: fullName(player) }) as const,
  )
  return (
    <TeamPage
      chrome={teamChrome}
      path={path}
      links={fanHome.links}
      current="/tiruppurTamilans/home/#tamizhans"
      social={site.social}
    >
      <JsonLd graph={pageGraph(path, { ...teamThing(), athlete })} />
      <Squad
        squad={squadProfiles.map(({ player, hasPage, path }) => ({
          player,
          page: hasPage ? path : undefined,
        }))}
        words={playerWords}
        note={fanHome.squad.note}
        roles={roles}
        shopUrl={env.shopUrl}
      />
    </TeamPage>
  )
}
