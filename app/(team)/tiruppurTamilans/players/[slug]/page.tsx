import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { teamThing } from '@/app/(team)/_season/graphs'
import { ProfileFacts } from '@/components/fans/ProfileFacts'
import { ProfileHero } from '@/components/fans/ProfileHero'
import { JsonLd } from '@/components/layout/InlineData'
import { TeamPage } from '@/components/layout/TeamPage'
import { teamChrome } from '@/content/cricket/chrome'
import { roles } from '@/content/cricket/roles'
import { fanHome } from '@/content/fans/home'
import { playerWords } from '@/content/fans/player-page'
import { profilePages, profiles } from '@/content/fans/profiles'
import { site } from '@/content/site'
import { NO_PAGE } from '@/content/unpublished'
import { fullName } from '@/lib/domain/fans/player-name'
import { fill } from '@/lib/domain/format/fill'
import { env } from '@/lib/server/env'
import { absoluteUrl } from '@/lib/server/seo/metadata'
import { playerThing } from '@/lib/server/seo/structured'

type Props = { params: Promise<{ slug: string }> }

/** Where hosts redirect the other players (content/moved.ts), the development server and the editor's preview do so here. */
const shown = process.env.NODE_ENV === 'development' ? profiles.all : profilePages

export const dynamicParams = false
export const generateStaticParams = () =>
  shown.length > 0 ? shown.map(({ slug }) => ({ slug })) : [{ slug: NO_PAGE }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const profile = profiles.find((await params).slug)
  if (!profile) return {}
  const { player, path } = profile
  const name = fullName(player)
  return siteMetadata({
    title: fill(playerWords.title, { name }),
    description: fill(playerWords.description, {
      name,
      roles: player.roles.map((role) => roles[role].name).join(', '),
    }),
    path,
  })
}

export default async function PlayerPage({ params }: Props) {
  const profile = profiles.find((await params).slug)
  if (!profile) return null
  const { player, index, seasons, hasPage, path } = profile
  if (!hasPage) redirect(path)
  const person = playerThing({
    ...player,
    name: fullName(player),
    url: absoluteUrl(path),
    teamId: `${absoluteUrl('/tiruppurTamilans/')}#team`,
    honour: seasons.find(({ entry }) => entry.honour)?.entry.honour,
  })

  return (
    <TeamPage
      chrome={teamChrome}
      path={path}
      links={fanHome.links}
      current="/tiruppurTamilans/home/#tamizhans"
      social={site.social}
    >
      <JsonLd graph={pageGraph(path, person, teamThing())} />
      <ProfileHero
        player={player}
        index={index}
        words={playerWords}
        roles={roles}
        shopUrl={env.shopUrl}
      />
      <ProfileFacts player={player} seasons={seasons} words={playerWords} />
    </TeamPage>
  )
}
