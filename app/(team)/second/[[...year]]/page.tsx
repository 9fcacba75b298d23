import { notFound } from 'next/navigation'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { teamThing } from '@/app/(team)/_season/graphs'
import { playedSeasons, record, resultsPath } from '@/app/(team)/_season/season-pages'
import {
  SeasonHero,
  SeasonLinks,
  SeasonResults,
  StageResults,
} from '@/components/cricket/SeasonRecord'
import { TableSection } from '@/components/cricket/TableSection'
import { JsonLd } from '@/components/layout/InlineData'
import { TeamPage } from '@/components/layout/TeamPage'
import { teamChrome } from '@/content/cricket/chrome'
import { OWN_TEAM } from '@/content/cricket/own-team'
import { league, matchesOf, tableOf, tableSeason } from '@/content/cricket/season-data'
import { secondPageOf } from '@/content/cricket/second-page'
import { tableWordsOf, teamPage } from '@/content/cricket/team-page'
import { newestFirst } from '@/lib/domain/cricket/latest'

type Props = { params: Promise<{ year?: readonly string[] }> }

export const dynamicParams = false

/** The newest season with results is at the path without a year. */
export const generateStaticParams = () =>
  playedSeasons.map(({ year }, index) => ({ year: index === 0 ? [] : [`${year}`] }))

async function seasonOf({ params }: Props) {
  const [year = playedSeasons[0]?.year] = (await params).year ?? []
  return playedSeasons.find((season) => season.year === Number(year)) ?? notFound()
}

export async function generateMetadata(props: Props) {
  const season = await seasonOf(props)
  return siteMetadata({ ...secondPageOf(season).meta, path: resultsPath(season) })
}

export default async function SecondInnings(props: Props) {
  const season = await seasonOf(props)
  const words = secondPageOf(season)
  const stages = words.stages.map((each) => ({ ...each, matches: matchesOf(season, each.stage) }))
  return (
    <TeamPage
      chrome={teamChrome}
      path={resultsPath(season)}
      links={teamPage.links}
      current="/tiruppurTamilans/#results"
    >
      <JsonLd graph={pageGraph(resultsPath(season), teamThing())} />
      <SeasonHero page={words} />
      <SeasonResults matches={matchesOf(season)} own={OWN_TEAM} words={words.filter}>
        {stages
          .filter(({ matches }) => matches.length > 0)
          .map(({ stage, title, note, matches }) => (
            <StageResults
              key={stage}
              id={stage}
              title={title}
              note={note}
              matches={newestFirst(matches)}
              own={OWN_TEAM}
              words={teamPage.results.card}
              hasLead={stage === 'playoffs'}
            />
          ))}
      </SeasonResults>
      {season !== tableSeason && season.table.length > 0 && (
        <TableSection
          id="table"
          standings={tableOf(season)}
          words={tableWordsOf(season)}
          league={league}
          live={record}
          matchStarts={[]}
        />
      )}
      <SeasonLinks
        words={words.seasons}
        seasons={playedSeasons.map((each) => ({ year: each.year, path: resultsPath(each) }))}
        current={resultsPath(season)}
      />
    </TeamPage>
  )
}
