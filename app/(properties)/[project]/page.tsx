import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GroupPage } from '@/app/_shell/GroupPage'
import { SiteEnquiryForm } from '@/app/_shell/SiteEnquiryForm'
import { ActionBar } from '@/components/project/ActionBar'
import { CostEstimate } from '@/components/project/CostEstimate'
import { FactSheet } from '@/components/project/FactSheet'
import { FactsBar } from '@/components/project/FactsBar'
import { Location } from '@/components/project/Location'
import { ProjectContact } from '@/components/project/ProjectContact'
import { ProjectGallery } from '@/components/project/ProjectGallery'
import { ProjectHero } from '@/components/project/ProjectHero'
import { Registration } from '@/components/project/Registration'
import { Residences } from '@/components/project/Residences'
import { SitePlan } from '@/components/project/SitePlan'
import { WhyChoose } from '@/components/project/WhyChoose'
import { JsonLd } from '@/components/seo/JsonLd'
import { enquiryFields } from '@/content/enquiry'
import { labels } from '@/content/labels'
import { readPlan } from '@/content/projects/plans'
import { projects } from '@/content/projects/projects'
import { promoter } from '@/content/projects/promoter'
import { visitFields, visitReceiptKey } from '@/content/projects/visit'
import { costAssumptions, projectWords as words } from '@/content/projects/words'
import { fill } from '@/lib/format/fill'
import { projectPath } from '@/lib/routes'
import { absoluteUrl, pageViewport } from '@/lib/seo/metadata'
import { barLinks, brochureLink } from './links'
import { projectGraph, projectMetadata } from './search'

type Props = { params: Promise<{ project: string }> }

const find = async ({ params }: Props) => projects.find((await params).project) ?? notFound()

export const dynamicParams = false
export const viewport = pageViewport('properties')
export const generateStaticParams = () => projects.all.map(({ slug }) => ({ project: slug }))
export const generateMetadata = async (props: Props): Promise<Metadata> =>
  projectMetadata(await find(props))

export default async function ProjectPage(props: Props) {
  const project = await find(props)
  const { slug, name } = project
  const plan = readPlan(slug)
  const sample = labels.sample
  const about = (template: string) => fill(template, { name })

  return (
    <GroupPage path={projectPath(slug)}>
      <JsonLd graph={projectGraph(project)} />
      <ProjectHero project={project} words={words} brochure={brochureLink(slug)}>
        <SiteEnquiryForm fields={enquiryFields.side} subject={about(words.sideForm.subject)} />
      </ProjectHero>
      <FactsBar project={project} words={words} sample={sample} />
      <SitePlan project={project} plan={plan} words={words.plan} sample={sample} />
      <CostEstimate
        pricePerSqFt={project.pricePerSqFt}
        words={words.cost}
        assumptions={costAssumptions}
      />
      <ProjectGallery project={project} words={words.gallery} />
      <Residences residences={project.residences} sample={sample} />
      <Location project={project} words={words.location} />
      <WhyChoose whyChoose={project.whyChoose} />
      <Registration project={project} promoter={promoter} words={words.registration} />
      <FactSheet
        project={project}
        plan={plan}
        promoter={promoter}
        words={words}
        url={absoluteUrl(projectPath(slug))}
        sample={sample}
      />
      <ProjectContact
        name={name}
        words={words}
        visit={
          <SiteEnquiryForm
            fields={visitFields}
            subject={about(words.visit.subject)}
            submitLabel={words.visit.send}
            hidden={{ project: name, place: project.place.mapQuery }}
            receiptKey={visitReceiptKey}
          />
        }
        enquiry={
          <SiteEnquiryForm fields={enquiryFields.full} subject={about(words.enquiry.subject)} />
        }
      />
      <ActionBar links={barLinks(project)} words={words.bar} />
    </GroupPage>
  )
}
