import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GroupPage } from '@/app/_pages/GroupPage'
import {
  UnpublishedProjectPage,
  unpublishedProjectMetadata,
} from '@/app/_pages/UnpublishedProjectPage'
import { pageGraph } from '@/app/_seo/page-graph'
import { JsonLd } from '@/components/layout/InlineData'
import { deskOf } from '@/content/desk'
import { readPlan } from '@/content/projects/plans'
import { projects } from '@/content/projects/projects'
import { isPublished } from '@/content/unpublished'
import { projectPath, routes } from '@/lib/domain/routes'
import { ProjectSections } from './ProjectSections'
import { projectMetadata, projectThings } from './search'

type Props = { params: Promise<{ project: string }> }

const find = async ({ params }: Props) => projects.find((await params).project) ?? notFound()

export const dynamicParams = false
export const generateStaticParams = () => projects.all.map(({ slug }) => ({ project: slug }))
export async function generateMetadata(props: Props): Promise<Metadata> {
  const project = await find(props)
  if (isPublished(project)) return projectMetadata(project)
  return unpublishedProjectMetadata({ path: projectPath(project.slug), ...project })
}

/** The page of a project; one for each project file. */
export default async function ProjectPage(props: Props) {
  const project = await find(props)
  const path = projectPath(project.slug)
  if (!isPublished(project)) {
    return <UnpublishedProjectPage path={path} name={project.name} place={project.place} />
  }
  return (
    <div data-land={project.ground}>
      <GroupPage
        path={path}
        business={routes.properties.path}
        phone={deskOf('properties', project).phone}
        hasForm
      >
        <JsonLd graph={pageGraph(path, ...projectThings(project))} />
        <ProjectSections project={project} plan={readPlan(project)} />
      </GroupPage>
    </div>
  )
}
