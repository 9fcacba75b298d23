import { notFound } from 'next/navigation'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { matchThing, teamThing } from '@/app/(team)/_season/graphs'
import { matchPages } from '@/app/(team)/_season/match-pages'
import { calendarLinks, liveMatches, resultsPath } from '@/app/(team)/_season/season-pages'
import { MatchFacts } from '@/components/cricket/MatchFacts'
import { MatchHead } from '@/components/cricket/MatchHead'
import { NextMatch } from '@/components/cricket/NextMatch'
import { JsonLd } from '@/components/layout/InlineData'
import { TeamPage } from '@/components/layout/TeamPage'
import { teamChrome } from '@/content/cricket/chrome'
import { mapQueryOf } from '@/content/cricket/grounds'
import { matchPage as words } from '@/content/cricket/match-page'
import { OWN_TEAM } from '@/content/cricket/own-team'
import { currentSeason } from '@/content/cricket/seasons'
import { secondPageOf } from '@/content/cricket/second-page'
import { teamPage } from '@/content/cricket/team-page'
import { labels } from '@/content/labels'
import type { InternalLink } from '@/content/schema/site'
import { endOf } from '@/lib/domain/cricket/calendar'
import { fill } from '@/lib/domain/format/fill'
import { mapPoint } from '@/lib/domain/property/map'
import { matchPath } from '@/lib/domain/routes'

const RESULTS = '/tiruppurTamilans/#results'
const FIXTURES = '/tiruppurTamilans/#fixtures'

type Props = { params: Promise<{ year: string; slug: string }> }

export const dynamicParams = false
export const generateStaticParams = () =>
  matchPages.map(({ season, match }) => ({ year: `${season.year}`, slug: match.id }))

async function pageOf({ params }: Props) {
  const { year, slug } = await params
  const path = matchPath(Number(year), slug)
  return matchPages.find((page) => page.path === path) ?? notFound()
}

export async function generateMetadata(props: Props) {
  const { title, description, path } = await pageOf(props)
  return siteMetadata({ title, description, path })
}

export default async function MatchScreen(props: Props) {
  const page = await pageOf(props)
  const { season, match, fixture, stage, place: ground, path, record, next } = page
  const { results, fixtures, table } = teamPage
  const isPlayed = stage !== undefined
  const list: InternalLink = isPlayed
    ? {
        path: resultsPath(season),
        label: fill(secondPageOf(season).seasons.link, { year: season.year }),
      }
    : { path: FIXTURES, label: fixtures.title }
  return (
    <TeamPage
      chrome={teamChrome}
      path={path}
      links={teamPage.links}
      current={isPlayed ? RESULTS : FIXTURES}
    >
      <JsonLd graph={pageGraph(path, matchThing(page), teamThing())} />
      <MatchHead
        name={page.name}
        match={match}
        own={OWN_TEAM}
        isPlayed={isPlayed}
        list={list}
        fixture={fixture}
        calendar={fixture && calendarLinks(fixture)}
        live={isPlayed || season !== currentSeason ? undefined : liveMatches}
        words={words}
        fixtures={fixtures}
        card={results.card}
        opensInNewTab={labels.opensInNewTab}
      />
      <MatchFacts
        startsAt={match.startsAt}
        endsAt={isPlayed || fixture?.isPostponed ? undefined : endOf(match.startsAt)}
        venue={[match.ground, match.city].filter(Boolean).join(', ')}
        mapPoint={mapPoint({
          mapQuery: ground ? mapQueryOf(ground.slug) : '',
          gate: ground?.point,
        })}
        ground={ground}
        record={record}
        words={words}
        columns={table.columns}
        opensInNewTab={labels.opensInNewTab}
      />
      {next && <NextMatch match={next} own={OWN_TEAM} title={words.next} card={results.card} />}
    </TeamPage>
  )
}
