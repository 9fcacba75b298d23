import { fill } from '@/lib/domain/format/fill'
import { locale } from '@/lib/domain/locale'
import { asset, href } from '@/lib/domain/routes'
import { paperPath, paperText } from '@/lib/server/papers'
import { projectWords } from '../project-page/project-words'
import type { Project } from '../schema/project'

/** The address of a brochure, and its kind and size, such as "PDF, 640 kB"; a page has no size. */
export type BrochureLink = { url: string; size: string | undefined }

/**
 * The brochure of a project: the PDF named in content, otherwise the PDF printed by the build, which also fills in its
 * size (tools/build/postbuild/brochures.ts; needs Chromium), otherwise the HTML page from which it would be printed.
 */
export function brochureLink({ slug, brochure }: Pick<Project, 'slug' | 'brochure'>): BrochureLink {
  if (brochure)
    return {
      url: asset(paperPath(brochure)),
      size: paperText(brochure, projectWords.registration.documents),
    }
  if (process.env.BROCHURES !== 'pdf') return { url: href(`/brochure/${slug}/`), size: undefined }
  const file = `/brochures/${locale === 'en' ? slug : `${slug}-${locale}`}.pdf` as const
  const size = fill(projectWords.actions.brochureSize, { size: `[bytes=${file}]` })
  return { url: asset(file), size }
}
