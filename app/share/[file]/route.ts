import { plotCards } from '@/app/_seo/plot-page'
import { cachedPlotPicture, cachedShareImage } from '@/app/_seo/share-cache'
import { shareCards } from '@/app/_seo/share-cards'
import type { SitePath } from '@/lib/domain/routes'

export const dynamic = 'force-static'
export const dynamicParams = false

type Context = { params: Promise<{ file: string }> }

export const generateStaticParams = () =>
  [...shareCards.keys(), ...plotCards.keys()].map((file) => ({ file: file.replace('/share/', '') }))

/** Returns the sharing image of a page or of a plot. */
export async function GET(_request: Request, { params }: Context) {
  const picture = await pictureOf(`/share/${(await params).file}`)
  if (!picture) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/jpeg' },
  })
}

async function pictureOf(file: SitePath): Promise<Buffer | undefined> {
  const [card, plot] = [shareCards.get(file), plotCards.get(file)]
  if (plot) return cachedPlotPicture(plot)
  return card && cachedShareImage(card)
}
