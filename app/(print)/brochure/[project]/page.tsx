import type { Metadata } from 'next'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { Brochure } from '@/components/project/Brochure'
import { labels } from '@/content/labels'
import { availabilityOf, projectWords as words } from '@/content/project-page/project-words'
import { readPlan } from '@/content/projects/plans'
import { promoterOf } from '@/content/projects/promoter'
import { publishedProjects } from '@/content/projects/published'
import { NO_PAGE } from '@/content/unpublished'
import { fill } from '@/lib/domain/format/fill'
import { projectPath } from '@/lib/domain/routes'
import { planPictures } from '@/lib/server/plan-pictures'
import { absoluteUrl } from '@/lib/server/seo/metadata'

type Props = { params: Promise<{ project: string }> }

const find = async ({ params }: Props) => {
  const { project } = await params
  return publishedProjects.find(({ slug }) => slug === project)
}

export const dynamicParams = false
export const generateStaticParams = () =>
  publishedProjects.length > 0
    ? publishedProjects.map(({ slug }) => ({ project: slug }))
    : [{ project: NO_PAGE }]

export async function generateMetadata(props: Props): Promise<Metadata> {
  const project = await find(props)
  if (!project) return {}
  return siteMetadata({
    title: fill(words.brochure.title, { name: project.name }),
    description: project.summary,
    path: `/brochure/${project.slug}/`,
    canonical: projectPath(project.slug),
    isIndexed: false,
  })
}

/** Printed to a PDF by tools/build/postbuild/brochures.ts; never indexed, linked only if there is no PDF. */
export default async function BrochurePage(props: Props) {
  const project = await find(props)
  if (!project) return null
  const plan = readPlan(project)
  return (
    <Brochure
      project={project}
      plan={plan}
      drawing={plan.lines && planPictures(plan).wide}
      availability={availabilityOf(plan)}
      promoter={promoterOf(project)}
      words={words}
      url={absoluteUrl(projectPath(project.slug))}
      placeholderLabel={labels.placeholderLabel}
    />
  )
}
