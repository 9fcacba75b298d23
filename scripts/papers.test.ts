import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { readPdf } from '@/lib/pdf'
import { listPapers } from './papers'
import { samplePdf } from './sample-pdf'

const folderWith = (t: TestContext, files: Readonly<Record<string, Buffer>>) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'papers-'))
  t.after(() => rmSync(folder, { recursive: true }))
  for (const [file, bytes] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), bytes)
  }
  return folder
}

test('the committed list is that of the papers that are there', async () => {
  const list = JSON.parse(readFileSync('lib/papers.generated.json', 'utf8'))
  assert.deepEqual(list, await listPapers())
})

test('a list has the bytes and the pages of each paper, and where there is none it is empty', async (t) => {
  const pdf = samplePdf(['One', 'Two (and more)'])
  const folder = folderWith(t, { 'vistara/patta.pdf': pdf })
  assert.deepEqual(await listPapers(folder), {
    'vistara/patta.pdf': { bytes: pdf.length, pages: 2 },
  })
  assert.deepEqual(await listPapers(path.join(folder, 'nowhere')), {})
})

for (const [what, file, bytes, said] of [
  ['a picture', 'vistara/patta.pdf', Buffer.from([0xff, 0xd8, 0xff]), /no PDF .* Save it again/],
  ['half a file', 'vistara/patta.pdf', Buffer.from('%PDF-1.4\n1 0 obj\n'), /no PDF/],
  ['a name with spaces', 'vistara/Patta copy.pdf', samplePdf(['One']), /under this name\. Put/],
  ['another ending', 'vistara/patta.docx', samplePdf(['One']), /under this name/],
  ['a paper of no project', 'patta.pdf', samplePdf(['One']), /folder of its project/],
] as const)
  test(`${what} among the papers is refused by its file`, async (t) => {
    const folder = folderWith(t, { [file]: bytes })
    await assert.rejects(listPapers(folder), (error: Error) => {
      assert.match(error.message, new RegExp(`^assets/papers/${file} `))
      assert.match(error.message, said)
      return true
    })
  })

test('pages are counted within compressed objects, and those of an outline are not', async () => {
  const objects = [
    '<< /Type /Outlines /Count 9 >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 2 /Parent 3 0 R >>',
    '<< /Type/Pages/Kids [2 0 R 5 0 R]/Count 3 >>',
    '<< /CreationDate (D:20250102) /ModDate (D:20260131093000) >>',
  ]
  const at = objects.map((_, index) => objects.slice(0, index).join(' ').length + (index && 1))
  const pairs = objects.map((_, index) => `${index + 1} ${at[index]}`).join(' ')
  const packed = deflateSync(`${pairs} ${objects.join(' ')}`)
  const head = `<< /Type /ObjStm /N 4 /First ${pairs.length + 1} /Filter /FlateDecode /Length ${packed.length} >>`
  const pdf = Buffer.concat([
    Buffer.from(`%PDF-1.5\n7 0 obj\n${head}\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ])
  assert.deepEqual(await readPdf(new Uint8Array(pdf)), { pages: 3, made: '2026-01-31' })
})

test('why a PDF cannot be opened is told', async () => {
  const pdf = samplePdf(['One']).toString('latin1')
  const read = (text: string) => readPdf(new Uint8Array(Buffer.from(text, 'latin1')))
  assert.deepEqual(await read(pdf), { pages: 1 })
  assert.equal(
    await read(pdf.replace('/Root', '/Encrypt 9 0 R /Root')),
    'It asks for a password or is protected.',
  )
  assert.equal(await read(pdf.slice(0, -10)), 'Its end is missing.')
  assert.equal(await read(pdf.replace('/Count 1', '/Count 0')), 'It has no pages.')
})

test('a brochure that Chromium has printed is counted', {
  skip: !existsSync('out/brochures/vistara.pdf'),
}, async () => {
  const facts = await readPdf(new Uint8Array(readFileSync('out/brochures/vistara.pdf')))
  assert.ok(Object(facts).pages)
})
