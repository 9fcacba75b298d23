import { GroupPage } from '@/app/_pages/GroupPage'
import { SiteEnquiryForm } from '@/app/_pages/SiteEnquiryForm'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { JsonLd } from '@/components/layout/InlineData'
import { CarouselHero } from '@/components/sections/CarouselHero'
import { PictureList } from '@/components/sections/PictureList'
import { OwnerQuestions } from '@/components/venture/OwnerQuestions'
import { CaseCards, Commitment, Join, Stages } from '@/components/venture/VentureSections'
import { constants } from '@/content/constants'
import { deskOf } from '@/content/desk'
import {
  jointVenture,
  jointVentureSubject,
  landFields,
} from '@/content/joint-ventures/joint-venture'
import { labels } from '@/content/labels'
import { readPlan } from '@/content/projects/plans'
import { publishedProjects } from '@/content/projects/published'
import { listing } from '@/content/properties/listing'
import { CODES } from '@/lib/domain/enquiry/reference'
import { routes } from '@/lib/domain/routes'

const { path } = routes.jointVentures
const desk = deskOf('jointVentures')

export const metadata = siteMetadata({ ...jointVenture.meta, path })

export default function JointVenturesPage() {
  const { hero, benefits, commitment, questions, join, cases } = jointVenture
  const start = { label: hero.start, href: '#join', name: 'get-started' }
  const shown = cases.items.flatMap(({ slug, ...words }) => {
    const project = publishedProjects.find((each) => each.slug === slug)
    return project ? [{ ...words, project, lines: readPlan(project).lines }] : []
  })

  return (
    <GroupPage path={path} phone={desk.phone} hasForm>
      <JsonLd graph={pageGraph(path)} />
      <CarouselHero
        look="pitch"
        hero={{ ...hero, slides: hero.slides.map((slide) => ({ ...slide, action: start })) }}
        labels={labels.carousel}
        autoplay={constants.banner.autoplay}
      />
      <PictureList id="benefits" words={benefits} />
      <Stages timeline={questions.timeline} />
      <Commitment commitment={commitment} />
      <OwnerQuestions questions={questions} />
      {shown.length > 0 && <CaseCards cases={cases} items={shown} words={listing.card} />}
      <Join join={join} contact={desk}>
        <SiteEnquiryForm
          fields={landFields}
          subject={jointVentureSubject}
          about={{ code: CODES.jointVentures }}
          desk={desk}
        />
      </Join>
    </GroupPage>
  )
}
