import { GroupPage } from '@/app/_pages/GroupPage'
import { SiteEnquiryForm } from '@/app/_pages/SiteEnquiryForm'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { CinemaHero } from '@/components/cinemas/CinemaHero'
import { Formats, Venues } from '@/components/cinemas/CinemaSections'
import { Offer } from '@/components/cinemas/Offer'
import { JsonLd } from '@/components/layout/InlineData'
import { EnquiryBand } from '@/components/sections/EnquiryBand'
import { cinemaFields, cinemas, cinemasSubject } from '@/content/cinemas/cinemas'
import { deskOf } from '@/content/desk'
import { CODES } from '@/lib/domain/enquiry/reference'
import { routes } from '@/lib/domain/routes'

const { path } = routes.cinemas
const desk = deskOf('cinemas')

export const metadata = siteMetadata({ ...cinemas, path })

export default function CinemasPage() {
  const { screenings, advertising, enquiry } = cinemas
  return (
    <GroupPage path={path} phone={desk.phone} hasForm>
      <JsonLd graph={pageGraph(path)} />
      <CinemaHero hero={cinemas.hero} />
      <Offer {...screenings} id="screenings" look="beside" points={screenings.steps} isOrdered />
      <Offer {...advertising} id="on-screen" look="over" points={advertising.items} />
      <Venues venues={cinemas.venues} />
      <Formats formats={cinemas.formats} />
      <EnquiryBand id="enquiry" words={enquiry} look="curtain" contact={desk}>
        <SiteEnquiryForm
          fields={cinemaFields}
          subject={cinemasSubject}
          about={{ code: CODES.cinemas }}
          desk={desk}
        />
      </EnquiryBand>
    </GroupPage>
  )
}
