import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { fixtureThings, teamThing } from '@/app/(team)/_season/graphs'
import {
  CALENDAR,
  currentSteps,
  hasSeasonBegun,
  live,
  liveTable,
} from '@/app/(team)/_season/season-pages'
import { FixturesSection } from '@/components/cricket/FixturesSection'
import { LatestResults } from '@/components/cricket/LatestResults'
import { TableSection } from '@/components/cricket/TableSection'
import { TeamHero } from '@/components/cricket/TeamHero'
import { JsonLd } from '@/components/layout/InlineData'
import { TeamPage } from '@/components/layout/TeamPage'
import { teamChrome } from '@/content/cricket/chrome'
import {
  latestResults,
  league,
  matchStarts,
  ownTeam,
  standings,
} from '@/content/cricket/season-data'
import { currentSeason } from '@/content/cricket/seasons'
import { secondPageOf } from '@/content/cricket/second-page'
import { teamPage } from '@/content/cricket/team-page'
import { href } from '@/lib/domain/routes'
import { absoluteUrl } from '@/lib/server/seo/metadata'

export const metadata = siteMetadata({ ...teamPage.meta, path: '/tiruppurTamilans/' })

export default function MatchCentre() {
  const { links, hero, results, fixtures, table } = teamPage
  const playoffs = secondPageOf(currentSeason).stages.find(
    (each) => each.stage === 'playoffs',
  )?.title
  const shared = { league, matchStarts }
  const latest = (
    <LatestResults
      key="results"
      id="results"
      matches={latestResults}
      words={results}
      live={live}
      {...shared}
    />
  )
  const season = (
    <FixturesSection
      key="fixtures"
      id="fixtures"
      matches={currentSteps}
      own={ownTeam}
      playoffsTitle={playoffs}
      words={fixtures}
      endings={results.card}
      calendar={{ address: absoluteUrl(CALENDAR), file: href(CALENDAR) }}
    />
  )

  return (
    <TeamPage
      chrome={teamChrome}
      path="/tiruppurTamilans/"
      links={links}
      current="/tiruppurTamilans/#results"
    >
      <JsonLd graph={pageGraph('/tiruppurTamilans/', teamThing(), ...fixtureThings())} />
      <TeamHero
        hero={hero}
        action={
          hasSeasonBegun
            ? { href: '#results', label: results.title }
            : { href: '#fixtures', label: fixtures.title }
        }
      />
      {hasSeasonBegun ? [latest, season] : [season, latest]}
      <TableSection id="table" standings={standings} words={table} live={liveTable} {...shared} />
    </TeamPage>
  )
}
