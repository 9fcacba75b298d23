import { GroupPage } from '@/app/_pages/GroupPage'
import { SiteEnquiryForm } from '@/app/_pages/SiteEnquiryForm'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { Testimonials } from '@/components/home/Testimonials'
import { JsonLd } from '@/components/layout/InlineData'
import { BrowseMore } from '@/components/properties/BrowseMore'
import { ProjectIndex } from '@/components/properties/ProjectIndex'
import { WhyChoose } from '@/components/properties/WhyChoose'
import { CarouselHero } from '@/components/sections/CarouselHero'
import { EnquiryBand } from '@/components/sections/EnquiryBand'
import { constants } from '@/content/constants'
import { deskOf } from '@/content/desk'
import { enquiryFields } from '@/content/enquiry'
import { labels } from '@/content/labels'
import { availabilityOf, projectWords } from '@/content/project-page/project-words'
import { brochureLink } from '@/content/projects/brochures'
import { readPlan } from '@/content/projects/plans'
import { publishedProjects } from '@/content/projects/published'
import { listing, listingSubject } from '@/content/properties/listing'
import { CODES } from '@/lib/domain/enquiry/reference'
import { countStatuses } from '@/lib/domain/property/plots'
import { routes } from '@/lib/domain/routes'
import { listingThing } from '@/lib/server/seo/structured'

const { path } = routes.properties
const desk = deskOf('properties')

export const metadata = siteMetadata({ ...listing.meta, path })

export default function PropertiesPage() {
  return (
    <GroupPage path={path} phone={desk.phone} hasForm>
      <JsonLd
        graph={pageGraph(
          path,
          ...(publishedProjects.length > 0
            ? [listingThing(listing.hero.title, path, publishedProjects)]
            : []),
        )}
      />
      <CarouselHero
        look="listing"
        hero={listing.hero}
        labels={labels.carousel}
        autoplay={constants.banner.autoplay}
      />
      <ProjectIndex
        intro={listing.intro}
        entries={publishedProjects.map((project) => {
          const plan = readPlan(project)
          const checked = availabilityOf(plan)
          const { available: free } = countStatuses(plan.plots)
          return {
            project,
            brochure: brochureLink(project),
            lines: plan.lines,
            ...(checked && { availability: { free, total: plan.plots.length, checked } }),
          }
        })}
        words={listing}
        compare={projectWords.plan.compare}
      />
      <BrowseMore browseMore={listing.browseMore} />
      <WhyChoose words={listing.whyChoose} />
      <Testimonials
        {...listing.testimonials}
        labels={labels.carousel}
        placeholderLabel={labels.placeholderLabel}
        {...constants.testimonials}
      />
      <EnquiryBand id="enquiry" words={listing.contact} look="teal" contact={desk}>
        <SiteEnquiryForm
          fields={enquiryFields.full}
          subject={listingSubject}
          about={{ code: CODES.properties }}
          desk={desk}
        />
      </EnquiryBand>
    </GroupPage>
  )
}
