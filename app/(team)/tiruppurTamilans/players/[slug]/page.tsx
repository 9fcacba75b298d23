import { notFound } from 'next/navigation'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { teamThing } from '@/app/(team)/_season/graphs'
import { PlayerPager } from '@/components/fans/PlayerPager'
import { ProfileFacts } from '@/components/fans/ProfileFacts'
import { ProfileHero } from '@/components/fans/ProfileHero'
import { JsonLd } from '@/components/layout/InlineData'
import { TeamPage } from '@/components/layout/TeamPage'
import { teamChrome } from '@/content/cricket/chrome'
import { roles } from '@/content/cricket/roles'
import { fanHome } from '@/content/fans/home'
import { playerWordsOf } from '@/content/fans/player-page'
import { profiles, resultsOf } from '@/content/fans/profiles'
import { site } from '@/content/site'
import { neighbours } from '@/lib/domain/fans/neighbours'
import { fullName } from '@/lib/domain/fans/player-name'
import { fill } from '@/lib/domain/format/fill'
import { playerPath } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'
import { absoluteUrl } from '@/lib/server/seo/metadata'
import { playerThing } from '@/lib/server/seo/structured'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false
export const generateStaticParams = () => profiles.all.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props) {
  const { player, season } = profiles.find((await params).slug) ?? notFound()
  const name = fullName(player)
  const playerWords = playerWordsOf(season)
  return siteMetadata({
    title: fill(playerWords.title, { name }),
    description: fill(playerWords.description, {
      name,
      roles: player.roles.map((role) => roles[role].name).join(', '),
    }),
    path: playerPath(player.slug),
  })
}

export default async function PlayerPage({ params }: Props) {
  const { player, squad, index, season, played } = profiles.find((await params).slug) ?? notFound()
  const pair = neighbours(squad, player.slug) ?? notFound()
  const playerWords = playerWordsOf(season)
  const team = teamThing()
  const person = playerThing({
    ...player,
    name: fullName(player),
    url: absoluteUrl(playerPath(player.slug)),
    teamId: `${absoluteUrl('/tiruppurTamilans/')}#team`,
  })

  return (
    <TeamPage
      chrome={teamChrome}
      path={playerPath(player.slug)}
      links={fanHome.links}
      current={playerWords.all.path}
      social={site.social}
    >
      <JsonLd graph={pageGraph(playerPath(player.slug), person, team)} />
      <ProfileHero
        player={player}
        index={index}
        words={playerWords}
        roles={roles}
        shopUrl={env.shopUrl}
      />
      <ProfileFacts
        player={played}
        squad={squad}
        roles={roles}
        results={resultsOf(season)}
        words={playerWords}
      />
      <PlayerPager {...pair} squad={squad} words={playerWords} />
    </TeamPage>
  )
}
