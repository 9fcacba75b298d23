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
 * Returns a plot's page, for chats that preview links. The folder has the name of the exported file, because a route is
 * exported under its own name.
 */
export async function GET(_request: Request, { params }: Context) {
  const { project, number } = await params
  const page = plotPages.get(plotPath(project, Number(number)))
  if (!page) return new Response(null, { status: 404 })
  return new Response(plotDocument(page), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
