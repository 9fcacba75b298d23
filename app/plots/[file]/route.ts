import { readPlan } from '@/content/projects/plans'
import { publishedProjects } from '@/content/projects/published'
import { NO_PAGE } from '@/content/unpublished'
import { packPlots } from '@/lib/domain/property/plots'
import { plotsFile } from '@/lib/domain/property/plots-file'

export const dynamic = 'force-static'
export const dynamicParams = false

type Context = { params: Promise<{ file: string }> }

const nameOf = (slug: string) => plotsFile(slug).replace('/plots/', '')

export const generateStaticParams = () =>
  publishedProjects.length > 0
    ? publishedProjects.map(({ slug }) => ({ file: nameOf(slug) }))
    : [{ file: nameOf(NO_PAGE) }]

/** Returns the plots of a published project with status and price, for the comparison. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params
  const project = publishedProjects.find(({ slug }) => nameOf(slug) === file)
  if (!project) return new Response(null, { status: 404 })
  return Response.json(packPlots(readPlan(project).plots))
}
