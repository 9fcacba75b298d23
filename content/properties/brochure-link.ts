import { formatFileSize } from '@/lib/format/file-size'
import { asset } from '@/lib/routes'
import { findBrochure } from '../projects/brochures'

/**
 * Where a project's brochure is and how large, for a link that says so. Nothing while the brochure
 * has not been made.
 */
export function brochureLink(slug: string): { url: string; size: string } | undefined {
  const brochure = findBrochure(slug)
  return brochure && { url: asset(brochure.file), size: `PDF, ${formatFileSize(brochure.bytes)}` }
}
