import { fill } from '@/lib/domain/format/fill'
import { locale } from '@/lib/domain/locale'
import { asset, href } from '@/lib/domain/routes'
import { paperPath, paperText } from '@/lib/server/papers'
import { projectWords } from '../project-page/project-words'
import type { Project } from '../schema/project'

/** Where a brochure is, and its kind and size in words, such as "PDF, 640 kB". A page has no size. */
export type BrochureLink = { url: string; size: string | undefined }

/**
 * The brochure of a project: the PDF of its own that it names. Without one, the PDF that a build prints, and whose size it fills in, where Chromium is there
 * (tools/build/postbuild/brochures.ts). Otherwise the page that it is printed from, so that the link always leads to it.
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
