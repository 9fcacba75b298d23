import { cachedShareImage } from '@/app/_seo/share-cache'
import { shareCards } from '@/app/_seo/share-cards'

export const dynamic = 'force-static'
export const dynamicParams = false

type Context = { params: Promise<{ file: string }> }

export const generateStaticParams = () =>
  [...shareCards.keys()].map((file) => ({ file: file.replace('/share/', '') }))

/** The picture that stands for a page where its address is shared. */
export async function GET(_request: Request, { params }: Context) {
  const card = shareCards.get(`/share/${(await params).file}`)
  if (!card) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await cachedShareImage(card)), {
    headers: { 'Content-Type': 'image/jpeg' },
  })
}
