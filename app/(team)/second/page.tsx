import { seasonThings, teamThing } from '@/app/(team)/_shell/graphs'
import { league } from '@/app/(team)/_shell/season'
import { SeasonHero } from '@/components/cricket/SeasonHero'
import { SeasonResults } from '@/components/cricket/SeasonResults'
import { StageResults } from '@/components/cricket/StageResults'
import { TeamPage } from '@/components/layout/TeamPage'
import { JsonLd } from '@/components/seo/JsonLd'
import { teamChrome } from '@/content/cricket/chrome'
import { currentSeason, matchesOf, seasonMatches } from '@/content/cricket/season'
import { secondPage } from '@/content/cricket/second-page'
import { teamPage } from '@/content/cricket/team-page'
import { site } from '@/content/site'
import { newestFirst } from '@/lib/cricket/latest'
import { graphOf } from '@/lib/seo/json-ld'
import { pageMetadata, pageViewport } from '@/lib/seo/metadata'

export const metadata = pageMetadata({ ...secondPage.meta, path: '/second/', siteName: site.name })
export const viewport = pageViewport('cricket')

export default function SecondInnings() {
  return (
    <TeamPage chrome={teamChrome} links={teamPage.links}>
      <JsonLd graph={graphOf(teamThing(), ...seasonThings())} />
      <SeasonHero page={secondPage} />
      <SeasonResults matches={seasonMatches} league={league} words={secondPage.filter}>
        {secondPage.stages.map(({ stage, title, note }) => (
          <StageResults
            key={stage}
            id={stage}
            title={title}
            note={note}
            matches={newestFirst(matchesOf(currentSeason, stage))}
            league={league}
            words={teamPage.results.card}
          />
        ))}
      </SeasonResults>
    </TeamPage>
  )
}
