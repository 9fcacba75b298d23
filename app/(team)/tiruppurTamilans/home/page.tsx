import { SiteEnquiryForm } from '@/app/_pages/SiteEnquiryForm'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { teamThing } from '@/app/(team)/_season/graphs'
import { openings } from '@/app/(team)/_season/openings'
import { currentSteps, linkedStories, live } from '@/app/(team)/_season/season-pages'
import { LatestResults } from '@/components/cricket/LatestResults'
import { FanHero } from '@/components/fans/FanHero'
import { Honours } from '@/components/fans/Honours'
import { Opening } from '@/components/fans/Opening'
import { SeasonBand } from '@/components/fans/SeasonBand'
import { SponsorWall } from '@/components/fans/SponsorWall'
import { SquadSection } from '@/components/fans/SquadSection'
import { StatsHub } from '@/components/fans/StatsHub'
import { TopStories } from '@/components/fans/TopStories'
import { Intro } from '@/components/intro/Intro'
import { JsonLd } from '@/components/layout/InlineData'
import { TeamPage } from '@/components/layout/TeamPage'
import { EnquiryBand } from '@/components/sections/EnquiryBand'
import { LinkButton } from '@/components/ui/Button'
import { constants } from '@/content/constants'
import { teamChrome } from '@/content/cricket/chrome'
import { roles } from '@/content/cricket/roles'
import { latestResults, league, matchStarts } from '@/content/cricket/season-data'
import { seasonWordsOf } from '@/content/cricket/season-words'
import { currentSeason } from '@/content/cricket/seasons'
import { sponsors, sponsorTiers } from '@/content/cricket/sponsors'
import { teamPage } from '@/content/cricket/team-page'
import { deskOf } from '@/content/desk'
import { statFigures } from '@/content/fans/figures'
import {
  achievements,
  fanHome,
  introWords,
  partnerFields,
  partnerSubject,
  records,
  titleWins,
} from '@/content/fans/home'
import { playerWords } from '@/content/fans/player-page'
import { squadProfiles } from '@/content/fans/profiles'
import { labels } from '@/content/labels'
import { site } from '@/content/site'
import { dayOf } from '@/lib/domain/cricket/time'
import { CODES } from '@/lib/domain/enquiry/reference'
import { href, routes } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'

const { path } = routes.fanHome
const { title, description } = fanHome
export const metadata = siteMetadata({ title, description, path })

export default function FanHomePage() {
  const { links, fixtures, partner } = fanHome
  const { columns } = fanHome.stats
  const { comesNext } = seasonWordsOf(currentSeason)
  return (
    <>
      {titleWins.length > 0 && (
        <Intro
          words={introWords}
          timings={constants.intro}
          wins={titleWins}
          year={currentSeason.year}
          days={[...new Set(matchStarts.map(dayOf))]}
        />
      )}
      <TeamPage
        chrome={teamChrome}
        path={path}
        links={links}
        current={path}
        social={site.social}
        hasForm
      >
        <JsonLd graph={pageGraph(path, teamThing())} />
        <FanHero hero={fanHome.hero}>
          <Opening
            news={openings}
            today={fanHome.opening.today}
            day={env.day}
            comesNext={comesNext}
          />
        </FanHero>
        <Honours title={fanHome.achievements} honours={achievements} />
        <TopStories
          title={fanHome.stories.title}
          stories={linkedStories}
          opensInNewTab={labels.opensInNewTab}
        />
        <LatestResults
          id="latest"
          matches={latestResults}
          words={teamPage.results}
          {...{ league, live, matchStarts }}
        />
        <SquadSection
          words={fanHome.squad}
          cardWords={playerWords}
          labels={labels.carousel}
          squad={squadProfiles}
          roles={roles}
          shopUrl={env.shopUrl}
        />
        <StatsHub words={fanHome.stats} figures={statFigures} records={records} />
        <SeasonBand
          id="fixtures"
          title={fixtures.title}
          legend={teamPage.fixtures.legend}
          matches={currentSteps}
          endings={{ won: columns.won.full, lost: columns.lost.full }}
        >
          <LinkButton href={href(fixtures.link.path)} variant="ghost" icon="arrow-right">
            {fixtures.link.label}
          </LinkButton>
        </SeasonBand>
        <SponsorWall
          words={fanHome.sponsors}
          sponsors={sponsors.all}
          tiers={sponsorTiers}
          placeholderLabel={labels.placeholderLabel}
          action={
            <LinkButton href={href(routes.partners.path)} icon="arrow-right">
              {fanHome.sponsors.join}
            </LinkButton>
          }
        />
        <EnquiryBand id="contact" words={partner} look="onyx">
          <SiteEnquiryForm
            fields={partnerFields}
            subject={partnerSubject}
            about={{ code: CODES.team }}
            desk={deskOf('cricket')}
            submitLabel={partner.submit}
          />
        </EnquiryBand>
      </TeamPage>
    </>
  )
}
