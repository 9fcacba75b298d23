import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { Brochure } from '@/components/project/Brochure'
import { labels } from '@/content/labels'
import { projectWords as words } from '@/content/project-page/words'
import { readPlan } from '@/content/projects/plans'
import { projects } from '@/content/projects/projects'
import { promoter } from '@/content/projects/promoter'
import { fill } from '@/lib/format/fill'
import { planPictures } from '@/lib/property/plan-pictures'
import { projectPath } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/metadata'

type Props = { params: Promise<{ project: string }> }

const find = async ({ params }: Props) => projects.find((await params).project) ?? notFound()

export const dynamicParams = false
export const generateStaticParams = () => projects.all.map(({ slug }) => ({ project: slug }))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const project = await find(props)
  return siteMetadata({
    title: fill(words.brochure.title, { name: project.name }),
    description: project.summary,
    path: `/brochure/${project.slug}/`,
    canonical: projectPath(project.slug),
    isIndexed: false,
  })
}

/** What a build prints as a PDF (scripts/postbuild/brochures.ts); never indexed, and linked where none is printed. */
export default async function BrochurePage(props: Props) {
  const project = await find(props)
  const plan = readPlan(project)
  return (
    <Brochure
      project={project}
      plan={plan}
      drawing={planPictures(plan).wide}
      promoter={promoter}
      words={words}
      url={absoluteUrl(projectPath(project.slug))}
      sample={labels.sample}
    />
  )
}
