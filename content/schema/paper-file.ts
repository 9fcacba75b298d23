import { z } from 'zod'
import { didYouMean } from '@/content/errors'
import { paperFacts, paperNames } from '@/lib/server/papers'

const HINT =
  'Write the name of a PDF in assets/papers/ with its folder, such as "vistara/layout-approval.pdf".'

/** An existing PDF of assets/papers/. */
export const paperFile = z
  .string(HINT)
  .refine((file) => paperNames.includes(file), {
    error: ({ input }) =>
      `There is no such PDF in assets/papers/.${didYouMean(input, paperNames) || ' Put it there and run npm run images.'}`,
  })
  .meta({
    title: 'Copy to read',
    description:
      'A PDF of up to 10 MB, without a password. Black out what is private before you upload it: what was published once is kept by others.',
    isPaper: true,
  })

/** The number of pages of a PDF, entered by the owner to detect a wrong or incomplete file. */
export const paperPages = z.number().int().positive().meta({
  title: 'Pages of the copy',
  description:
    'As counted on the paper, so that no page is missing: a copy with more or fewer is refused.',
})

type Copied = { file?: string | undefined; pages?: number | undefined }

/** An error message if `pages` differs from the file's; otherwise undefined. */
export function wrongPages({ file, pages }: Copied): string | undefined {
  if (pages === undefined) return undefined
  if (file === undefined)
    return 'There is no copy that has pages. Name its file, or remove the pages.'
  const facts = paperFacts(file)
  if (!facts || facts.pages === pages) return undefined
  return `assets/papers/${file} has ${facts.pages} pages. Write ${facts.pages}, or put the whole paper there.`
}
