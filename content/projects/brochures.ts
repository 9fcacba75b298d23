import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { SitePath } from '@/lib/routes'

/** A brochure that can be downloaded. */
export type Brochure = { file: SitePath; bytes: number }

/**
 * The brochure of a project, made by `npm run brochures`. Nothing where it has not been made yet: a
 * link that leads nowhere is not shown.
 */
export function findBrochure(slug: string): Brochure | undefined {
  const file: SitePath = `/brochures/${slug}.pdf`
  const place = path.join(process.cwd(), 'public', file)
  return existsSync(place) ? { file, bytes: statSync(place).size } : undefined
}
