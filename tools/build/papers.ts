/**
 * Lists the PDFs in assets/papers/ with the facts that pages show: bytes and pages. Written by `npm run images`, by
 * each build and by the editor. Content decides which of them the site publishes (app/papers/).
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type PdfFacts, readPdf } from '@/lib/server/pdf'
import { filesIn } from './postbuild/files'

const FOLDER = path.join('assets', 'papers')
/** A file within the folder of its project: `nakshatra/layout-approval.pdf`. */
const NAME = /^[a-z0-9-]+\/[a-z0-9-]+\.pdf$/

/** The papers by their names. Throws an error that names a file that cannot be read, and says what to do. */
export async function listPapers(
  folder = FOLDER,
): Promise<Record<string, { bytes: number } & PdfFacts>> {
  const files = existsSync(folder)
    ? filesIn(folder).filter((file) => !path.basename(file).startsWith('.'))
    : []
  const listed = files.map(async (file) => {
    if (!NAME.test(file))
      throw new Error(
        `assets/papers/${file} cannot be published under this name. Put it into the folder of its project, named in lower-case letters, digits and hyphens, such as assets/papers/vistara/layout-approval.pdf.`,
      )
    const pdf = new Uint8Array(readFileSync(path.join(folder, file)))
    const facts = await readPdf(pdf)
    if (typeof facts !== 'string') return [file, { bytes: pdf.length, ...facts }] as const
    throw new Error(
      `assets/papers/${file} is no PDF that everybody can open. ${facts} Save it again as PDF, without a password.`,
    )
  })
  return Object.fromEntries(await Promise.all(listed))
}
