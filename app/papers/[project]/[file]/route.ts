import { readFileSync } from 'node:fs'
import path from 'node:path'
import { publishedPapers } from '@/content/projects/papers'
import { NO_PAGE } from '@/content/unpublished'

export const dynamic = 'force-static'
export const dynamicParams = false

type Params = { project: string; file: string }
type Context = { params: Promise<Params> }

export const generateStaticParams = (): Params[] =>
  publishedPapers.length > 0
    ? publishedPapers.map((paper) => {
        const [project = '', file = ''] = paper.split('/')
        return { project, file }
      })
    : [{ project: NO_PAGE, file: `${NO_PAGE}.pdf` }]

/** Returns a document that a page shows. Others stay in assets/ and are not published. */
export async function GET(_request: Request, { params }: Context) {
  const { project, file } = await params
  const paper = publishedPapers.find((each) => each === `${project}/${file}`)
  if (!paper) return new Response(null, { status: 404 })
  const pdf = readFileSync(path.join(process.cwd(), 'assets', 'papers', paper))
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } })
}
