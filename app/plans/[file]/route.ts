import { readPlan } from '@/content/projects/plans'
import { publishedProjects } from '@/content/projects/published'
import { NO_PAGE } from '@/content/unpublished'
import { planPictures } from '@/lib/server/plan-pictures'

export const dynamic = 'force-static'
export const dynamicParams = false

type Context = { params: Promise<{ file: string }> }

const drawings = () =>
  publishedProjects
    .map(readPlan)
    .flatMap((plan) => (plan.lines ? Object.values(planPictures(plan)) : []))
    .map(({ file, svg }) => ({ file: file.replace('/plans/', '').replace(/\?.*/, ''), svg }))

export const generateStaticParams = () => {
  const all = drawings()
  return all.length > 0 ? all.map(({ file }) => ({ file })) : [{ file: `${NO_PAGE}.svg` }]
}

/** Returns a plan's drawing with plot statuses. Rendered at build time: a sale only changes one content file. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params
  const drawing = drawings().find((each) => each.file === file)
  if (!drawing) return new Response(null, { status: 404 })
  return new Response(drawing.svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}
