import { formatFileSize } from '@/lib/format/file-size'
import { fill } from '@/lib/format/fill'
import { asset } from '@/lib/routes'
import { projectWords } from '../project-page/words'
import { findBrochure } from '../projects/brochures'

/**
 * Where a project's brochure is and how large, for a link that says so. Nothing while the brochure
 * has not been made.
 */
export function brochureLink(slug: string): { url: string; size: string } | undefined {
  const brochure = findBrochure(slug)
  return (
    brochure && {
      url: asset(brochure.file),
      size: fill(projectWords.actions.brochureSize, { size: formatFileSize(brochure.bytes) }),
    }
  )
}
