import { formatFileSize } from '@/lib/domain/format/file-size'
import { fill } from '@/lib/domain/format/fill'
import type { SitePath } from '@/lib/domain/routes'
import papers from './papers.generated.json'

/** A paper that was uploaded a moment ago is on the list of the editor before its facts are known. */
const all: Readonly<Record<string, { bytes: number; pages: number } | null>> = papers

/** The PDFs of assets/papers/ by their names there, such as `nakshatra/layout-approval.pdf`. */
export const paperNames: readonly string[] = Object.keys(all)

/** The pages and bytes of a paper; undefined where they are not known. */
export const paperFacts = (file: string) => all[file] ?? undefined

/** The path of a paper's file, the same in all languages. */
export const paperPath = (file: string): SitePath => `/papers/${file}`

type CopyWords = { copy: string; pages: { one: string; other: string } }

/** Kind, pages and size of a paper in words, such as "PDF, 3 pages, 1.2 MB". Throws where they are not known. */
export function paperText(file: string, { copy, pages }: CopyWords): string {
  const facts = paperFacts(file)
  if (!facts) throw new Error(`assets/papers/${file} is not on the list. Run npm run images.`)
  const { pages: n, bytes } = facts
  return fill(copy, {
    pages: fill(n === 1 ? pages.one : pages.other, { n }),
    size: formatFileSize(bytes),
  })
}
