import { notFound } from 'next/navigation'
import { teamThing } from '@/app/(team)/_shell/graphs'
import { PlayerPager } from '@/components/fans/PlayerPager'
import { ProfileFacts } from '@/components/fans/ProfileFacts'
import { ProfileHero } from '@/components/fans/ProfileHero'
import { RoleFacts } from '@/components/fans/RoleFacts'
import { SeasonMatches } from '@/components/fans/SeasonMatches'
import { TeamPage } from '@/components/layout/TeamPage'
import { JsonLd } from '@/components/seo/JsonLd'
import { teamChrome } from '@/content/cricket/chrome'
import { roles } from '@/content/cricket/roles'
import { players } from '@/content/cricket/season'
import { fanHome } from '@/content/fans/home'
import { playerWords } from '@/content/fans/player-page'
import { seasonResults } from '@/content/fans/stats'
import { figures } from '@/content/figures'
import { site } from '@/content/site'
import { env } from '@/lib/env'
import { neighbours } from '@/lib/fans/neighbours'
import { fullName } from '@/lib/fans/player-name'
import { playerThing } from '@/lib/fans/structured'
import { fill } from '@/lib/format/fill'
import { playerPath } from '@/lib/routes'
import { graphOf } from '@/lib/seo/json-ld'
import { absoluteUrl, pageMetadata, pageViewport } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false
export const viewport = pageViewport('cricket')
export const generateStaticParams = () => players.all.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props) {
  const player = players.find((await params).slug) ?? notFound()
  const name = fullName(player)
  return pageMetadata({
    title: fill(playerWords.title, { name }),
    description: fill(playerWords.description, {
      name,
      roles: player.roles.map((role) => roles[role].name).join(', '),
    }),
    path: playerPath(player.slug),
    siteName: site.name,
  })
}

export default async function PlayerPage({ params }: Props) {
  const player = players.find((await params).slug) ?? notFound()
  const pair = neighbours(players.all, player.slug) ?? notFound()
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
      links={fanHome.links}
      current={playerWords.all.path}
      social={site.social}
    >
      <JsonLd graph={graphOf(person, team)} />
      <ProfileHero
        player={player}
        index={players.all.indexOf(player)}
        words={playerWords}
        roles={roles}
        shopUrl={env.shopUrl}
      />
      <ProfileFacts player={player} won={Number(figures['season.won'])} words={playerWords} />
      <RoleFacts player={player} squad={players.all} roles={roles} title={playerWords.role} />
      <SeasonMatches results={seasonResults} words={playerWords.season} />
      <PlayerPager {...pair} words={playerWords} />
    </TeamPage>
  )
}
