import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GroupPage } from '@/app/_pages/GroupPage'
import { JsonLd } from '@/components/seo/JsonLd'
import { readPlan } from '@/content/projects/plans'
import { projects } from '@/content/projects/projects'
import { projectPath, routes } from '@/lib/routes'
import { ProjectSections } from './ProjectSections'
import { projectGraph, projectMetadata } from './search'

type Props = { params: Promise<{ project: string }> }

const find = async ({ params }: Props) => projects.find((await params).project) ?? notFound()

export const dynamicParams = false
export const generateStaticParams = () => projects.all.map(({ slug }) => ({ project: slug }))
export const generateMetadata = async (props: Props): Promise<Metadata> =>
  projectMetadata(await find(props))

/** One page for every project file. */
export default async function ProjectPage(props: Props) {
  const project = await find(props)
  return (
    <GroupPage path={projectPath(project.slug)} business={routes.properties.path} hasForm>
      <JsonLd graph={projectGraph(project)} />
      <ProjectSections project={project} plan={readPlan(project)} />
    </GroupPage>
  )
}
