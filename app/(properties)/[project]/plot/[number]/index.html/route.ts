import { plotDocument } from '@/app/_seo/plot-document'
import { plotPages } from '@/app/_seo/plot-page'
import { NO_PAGE } from '@/content/unpublished'
import { plotPath } from '@/lib/domain/routes'

export const dynamic = 'force-static'
export const dynamicParams = false

type Params = { project: string; number: string }
type Context = { params: Promise<Params> }

export const generateStaticParams = (): readonly Params[] =>
  plotPages.size > 0
    ? [...plotPages.values()].map(({ card }) => ({
        project: card.slug,
        number: String(card.number),
      }))
    : [{ project: NO_PAGE, number: NO_PAGE }]

/**
 * The page of a plot, for chats that show what an address leads to. The folder is called as the file that the export
 * writes, because a route is exported under the name that it has.
 */
export async function GET(_request: Request, { params }: Context) {
  const { project, number } = await params
  const page = plotPages.get(plotPath(project, Number(number)))
  if (!page) return new Response(null, { status: 404 })
  return new Response(plotDocument(page), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
