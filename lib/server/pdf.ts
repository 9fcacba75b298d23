/** Metadata of a PDF. */
export type PdfFacts = {
  pages: number
  /** The day of the last change or of creation, such as 2026-01-31; absent if the PDF does not state it. */
  made?: string
}

/** Limit for a decompressed stream, in characters; the rest is not read. */
const LARGEST_UNPACKED = 20_000_000
/** One character per byte, so that offsets in the text are offsets in the file. */
const latin = new TextDecoder('latin1')

/** Reads a PDF's metadata, in browsers and Node. Returns a message if readers could not open the PDF. */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<PdfFacts | string> {
  const text = latin.decode(bytes)
  if (!text.startsWith('%PDF-')) return 'It is no PDF.'
  if (!text.slice(-4096).includes('%%EOF')) return 'Its end is missing.'
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text))
    return 'It asks for a password or is protected.'
  const objects = await objectsIn(bytes, text)
  const counts = objects
    .filter((object) => /\/Type\s*\/Pages\b/.test(object))
    .map((object) => Number(/\/Count\s+(\d+)/.exec(object)?.[1] ?? 0))
  // Each node of the page tree counts the pages below it, so the root has the highest count.
  const pages = Math.max(0, ...counts)
  if (pages === 0) return 'It has no pages.'
  const days = ['ModDate', 'CreationDate'].flatMap((name) => dayIn(objects, name) ?? [])
  return { pages, ...(days[0] && { made: days[0] }) }
}

function dayIn(objects: readonly string[], name: string): string | undefined {
  const written = new RegExp(`/${name}\\s*\\(D:(\\d{4})(0[1-9]|1[0-2])([0-2]\\d|3[01])`)
  const [, year, month, day] = objects.map((each) => written.exec(each)).find(Boolean) ?? []
  return year && `${year}-${month}-${day}`
}

/** The objects of a PDF as text, including those in object streams (ISO 32000-1, 7.5.7). */
async function objectsIn(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<readonly string[]> {
  const all: string[] = []
  for (const { 1: body = '', indices } of text.matchAll(
    /\d+\s+\d+\s+obj\b([\s\S]*?)\bendobj\b/dg,
  )) {
    const stream = /\bstream\r?\n/.exec(body)
    if (!stream) all.push(body)
    else if (/\/Type\s*\/ObjStm\b/.test(body.slice(0, stream.index))) {
      const head = body.slice(0, stream.index)
      const from = (indices?.[1]?.[0] ?? 0) + stream.index + stream[0].length
      const [, known] = /\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(head) ?? []
      const rest = body.slice(stream.index + stream[0].length)
      const length = known ? Number(known) : rest.replace(/\r?\n?endstream\s*$/, '').length
      if (/\/FlateDecode\b/.test(head))
        all.push(...packedObjects(head, await unpacked(bytes.subarray(from, from + length))))
    }
  }
  return all
}

function packedObjects(head: string, text: string): readonly string[] {
  const [count, first] = ['N', 'First'].map((name) =>
    Number(new RegExp(`/${name}\\s+(\\d+)`).exec(head)?.[1] ?? 0),
  ) as [number, number]
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number)
  // Pairs of object number and offset.
  const starts = numbers
    .filter((_, index) => index % 2 === 1)
    .slice(0, count)
    .map((start) => first + start)
  return starts.map((start, index) => text.slice(start, starts[index + 1]))
}

/** Decompresses a stream, up to the first error. */
async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  const reader = stream.getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done || text.length > LARGEST_UNPACKED) break
      text += latin.decode(value)
    }
  } catch {
    // The text before the error may suffice.
  }
  await reader.cancel().catch(() => {})
  return text
}
