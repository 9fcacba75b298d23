import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Brochure } from '@/components/project/Brochure'
import { labels } from '@/content/labels'
import { projectWords as words } from '@/content/project-page/words'
import { brochureHash } from '@/content/projects/brochures'
import { readPlan } from '@/content/projects/plans'
import { projects } from '@/content/projects/projects'
import { promoter } from '@/content/projects/promoter'
import { site } from '@/content/site'
import { fill } from '@/lib/format/fill'
import { projectPath } from '@/lib/routes'
import { absoluteUrl, pageMetadata, pageViewport } from '@/lib/seo/metadata'

type Props = { params: Promise<{ project: string }> }

const find = async ({ params }: Props) => projects.find((await params).project) ?? notFound()

export const dynamicParams = false
export const viewport = pageViewport('properties')
export const generateStaticParams = () => projects.all.map(({ slug }) => ({ project: slug }))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const project = await find(props)
  return {
    ...pageMetadata({
      title: fill(words.brochure.title, { name: project.name }),
      description: project.summary,
      path: `/brochure/${project.slug}/`,
      canonical: projectPath(project.slug),
      siteName: site.name,
      isIndexed: false,
    }),
    // Travels with the brochure, so that a test can tell when the content has moved on.
    other: { 'brochure-hash': brochureHash(project) },
  }
}

/** What `npm run brochures` prints; never linked, never indexed. */
export default async function BrochurePage(props: Props) {
  const project = await find(props)
  return (
    <Brochure
      project={project}
      plan={readPlan(project)}
      promoter={promoter}
      words={words}
      url={absoluteUrl(projectPath(project.slug))}
      sample={labels.sample}
    />
  )
}
