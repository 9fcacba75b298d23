import { projectWords } from '@/content/project-page/project-words'
import { publishedProjects } from '@/content/projects/published'
import { qrCode } from '@/lib/domain/format/qr-code'
import { projectPath, qrFile, REGISTER } from '@/lib/domain/routes'
import { absoluteUrl } from '@/lib/server/seo/metadata'

export const dynamic = 'force-static'
export const dynamicParams = false

type Context = { params: Promise<{ file: string }> }

const codes = new Map<string, string>([
  ...publishedProjects.map(
    ({ slug }) => [qrFile(slug), `${absoluteUrl(projectPath(slug))}?from=sheet`] as const,
  ),
  [qrFile(REGISTER), projectWords.registration.check.url],
])

export const generateStaticParams = () =>
  [...codes.keys()].map((file) => ({ file: file.replace('/qr/', '') }))

/** Returns a QR code: of a project's page, for its fact sheet, tagged for the desk; or of the register. */
export async function GET(_request: Request, { params }: Context) {
  const url = codes.get(`/qr/${(await params).file}`)
  if (!url) return new Response(null, { status: 404 })
  return new Response(qrCode(url), { headers: { 'Content-Type': 'image/svg+xml' } })
}
