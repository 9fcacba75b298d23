import { About } from '@/components/home/About'
import { Leadership } from '@/components/home/Leadership'
import { Testimonials } from '@/components/home/Testimonials'
import { Ventures } from '@/components/home/Ventures'
import { insightCard } from '@/components/insights/insight-card'
import { Section } from '@/components/layout/Section'
import { CarouselHero } from '@/components/sections/CarouselHero'
import { EnquiryBand } from '@/components/sections/EnquiryBand'
import { SectionHead } from '@/components/sections/SectionHead'
import { StoryCards } from '@/components/sections/StoryCards'
import { constants } from '@/content/constants'
import { enquiryFields } from '@/content/enquiry'
import { home, homeSubject } from '@/content/home/home'
import { insights } from '@/content/insights/insights'
import { labels } from '@/content/labels'
import { site } from '@/content/site'
import { CODES } from '@/lib/domain/enquiry/reference'
import { href, insightPath } from '@/lib/domain/routes'
import { GroupPage } from './GroupPage'
import { SiteEnquiryForm } from './SiteEnquiryForm'

/** The section on the river already leads to its article. */
const others = insights.all.filter(({ slug }) => insightPath(slug) !== home.about.link.path)

/** The group's home page, at `/` and, as specified, at `/home/`. */
export function HomePage() {
  return (
    <GroupPage path="/" hasForm>
      <CarouselHero
        look="banner"
        hero={{
          ...home.banner,
          slides: home.banner.slides.map(({ link, ...slide }) => ({
            ...slide,
            action: { label: link.label, href: href(link.path), name: 'banner' },
          })),
        }}
        labels={labels.carousel}
        autoplay={constants.banner.autoplay}
      />
      <Ventures ventures={home.ventures} />
      <About about={home.about} values={home.values} />
      <Leadership leadership={home.leadership} placeholderLabel={labels.placeholderLabel} />
      <Testimonials
        {...home.testimonials}
        labels={labels.carousel}
        placeholderLabel={labels.placeholderLabel}
        {...constants.testimonials}
      />
      {others.length > 0 && (
        <Section labelledBy="insights-title" tone="sand">
          <SectionHead id="insights-title" title={home.insights.title} />
          <StoryCards cards={others.map(insightCard)} />
        </Section>
      )}
      <EnquiryBand id="contact" words={home.contact} look="indigo" contact={site}>
        <SiteEnquiryForm
          fields={enquiryFields.full}
          subject={homeSubject}
          about={{ code: CODES.home }}
        />
      </EnquiryBand>
    </GroupPage>
  )
}
