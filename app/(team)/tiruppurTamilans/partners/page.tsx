import { SiteEnquiryForm } from '@/app/_pages/SiteEnquiryForm'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { teamThing } from '@/app/(team)/_season/graphs'
import { Audience, BrandKit, PartnersHero } from '@/components/fans/Partners'
import { SponsorWall } from '@/components/fans/SponsorWall'
import { JsonLd } from '@/components/layout/InlineData'
import { TeamPage } from '@/components/layout/TeamPage'
import { EnquiryBand } from '@/components/sections/EnquiryBand'
import { teamChrome } from '@/content/cricket/chrome'
import { sponsors, sponsorTiers } from '@/content/cricket/sponsors'
import { deskOf } from '@/content/desk'
import { fanHome } from '@/content/fans/home'
import { partners, partnershipFields, partnershipSubject } from '@/content/fans/partners'
import { labels } from '@/content/labels'
import { site } from '@/content/site'
import { CODES } from '@/lib/domain/enquiry/reference'
import { asset, routes } from '@/lib/domain/routes'
import { BRAND_KIT, brandKit, teamColours } from '@/lib/server/brand-kit'

const { path } = routes.partners
const { title, description } = partners
export const metadata = siteMetadata({ title, description, path })

export default async function PartnersPage() {
  const { hero, audience, kit, form } = partners
  return (
    <TeamPage
      chrome={teamChrome}
      path={path}
      links={fanHome.links}
      current="/tiruppurTamilans/home/#partners"
      social={site.social}
      hasForm
    >
      <JsonLd graph={pageGraph(path, teamThing())} />
      <PartnersHero {...hero} />
      <SponsorWall
        words={fanHome.sponsors}
        sponsors={sponsors.all}
        tiers={sponsorTiers}
        placeholderLabel={labels.placeholderLabel}
      />
      <Audience {...audience} />
      <BrandKit
        words={kit}
        colours={teamColours()}
        file={{ href: asset(BRAND_KIT), bytes: (await brandKit()).length }}
      />
      <EnquiryBand id="contact" words={form} look="onyx">
        <SiteEnquiryForm
          fields={partnershipFields}
          subject={partnershipSubject}
          about={{ code: CODES.team }}
          desk={deskOf('cricket')}
          submitLabel={form.submit}
        />
      </EnquiryBand>
    </TeamPage>
  )
}
