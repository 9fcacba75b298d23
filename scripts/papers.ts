/**
 * The list of the PDFs in assets/papers/, with what pages say of each: its bytes and pages. `npm run images` writes it,
 * and so does each build. Which of them the site publishes is decided by content (app/papers/).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'

const FOLDER = path.join('assets', 'papers')
/** A file within the folder of its project: `nakshatra/layout-approval.pdf`. */
const NAME = /^[a-z0-9-]+\/[a-z0-9-]+\.pdf$/

/** The papers by their names. Throws an error that names the file where one cannot be read, and says what to do. */
export function listPapers(folder = FOLDER): Record<string, { bytes: number; pages: number }> {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'))
        .sort()
    : []
  return Object.fromEntries(
    files.map((file) => {
      if (!NAME.test(file))
        throw new Error(
          `assets/papers/${file} cannot be published under this name. Put it into the folder of its project, named in lower-case letters, digits and hyphens, such as assets/papers/vistara/layout-approval.pdf.`,
        )
      const pdf = readFileSync(path.join(folder, file))
      const pages = pagesOf(pdf)
      if (pages) return [file, { bytes: pdf.length, pages }]
      throw new Error(
        `assets/papers/${file} is no PDF that everybody can open. Save it again as PDF, without a password.`,
      )
    }),
  )
}

/** How many pages a PDF has; undefined for anything else, and for one that asks for a password. */
export function pagesOf(pdf: Buffer): number | undefined {
  if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') return undefined
  const text = pdf.toString('latin1')
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(text)) return undefined
  const counts = objectsIn(text)
    .filter((object) => /\/Type\s*\/Pages\b/.test(object))
    .map((object) => Number(/\/Count\s+(\d+)/.exec(object)?.[1] ?? 0))
  // Each branch of the tree of pages counts those below it: the root has the most.
  return Math.max(0, ...counts) || undefined
}

/** The objects of a PDF as text, those within compressed streams too (ISO 32000-1, 7.5.7). */
function objectsIn(text: string): readonly string[] {
  return [...text.matchAll(/\d+\s+\d+\s+obj\b([\s\S]*?)\bendobj\b/g)].flatMap(([, body = '']) => {
    const [, head = '', stream] =
      /^([\s\S]*?)\bstream\r?\n([\s\S]*?)\r?\n?endstream/.exec(body) ?? []
    if (stream === undefined) return body
    if (!/\/Type\s*\/ObjStm\b/.test(head) || !/\/FlateDecode\b/.test(head)) return []
    return packedObjects(head, stream)
  })
}

function packedObjects(head: string, stream: string): readonly string[] {
  const [count, first] = ['N', 'First'].map((name) =>
    Number(new RegExp(`/${name}\\s+(\\d+)`).exec(head)?.[1] ?? 0),
  ) as [number, number]
  const text = inflated(stream)
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number)
  // Pairs of an object's number and where it begins.
  const starts = Array.from({ length: count }, (_, index) => first + (numbers[2 * index + 1] ?? 0))
  return starts.map((start, index) => text.slice(start, starts[index + 1]))
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
