import { brandKit } from '@/lib/server/brand-kit'

export const dynamic = 'force-static'

/** Returns the team's crest and colours as one file. */
export async function GET() {
  return new Response(await brandKit(), { headers: { 'Content-Type': 'application/zip' } })
}
