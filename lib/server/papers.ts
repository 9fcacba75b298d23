import { formatFileSize } from '@/lib/domain/format/file-size'
import { fill } from '@/lib/domain/format/fill'
import type { SitePath } from '@/lib/domain/routes'
import papers from './papers.generated.json'

/** A file uploaded in the editor is listed with `null` until its facts are known. */
const all: Readonly<Record<string, { bytes: number; pages: number } | null>> = papers

/** Paths of the PDFs within assets/papers/, such as `nakshatra/layout-approval.pdf`. */
export const paperNames: readonly string[] = Object.keys(all)

/** The pages and bytes of a PDF; undefined if unknown. */
export const paperFacts = (file: string) => all[file] ?? undefined

/** The site path of a PDF, the same in all languages. */
export const paperPath = (file: string): SitePath => `/papers/${file}`

type CopyWords = { copy: string; pages: { one: string; other: string } }

/** Kind, pages and size of a PDF as text, such as "PDF, 3 pages, 1.2 MB". Throws if they are unknown. */
export function paperText(file: string, { copy, pages }: CopyWords): string {
  const facts = paperFacts(file)
  if (!facts) throw new Error(`assets/papers/${file} is not on the list. Run npm run images.`)
  const { pages: n, bytes } = facts
  return fill(copy, {
    pages: fill(n === 1 ? pages.one : pages.other, { n }),
    size: formatFileSize(bytes),
  })
}
