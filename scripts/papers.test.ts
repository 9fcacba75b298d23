import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { listPapers, pagesOf } from './papers'
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

test('the committed list is that of the papers that are there', () => {
  const list = JSON.parse(readFileSync('lib/papers.generated.json', 'utf8'))
  assert.deepEqual(list, listPapers())
})

test('a list has the bytes and the pages of each paper, and where there is none it is empty', (t) => {
  const pdf = samplePdf(['One', 'Two (and more)'])
  const folder = folderWith(t, { 'vistara/patta.pdf': pdf })
  assert.deepEqual(listPapers(folder), { 'vistara/patta.pdf': { bytes: pdf.length, pages: 2 } })
  assert.deepEqual(listPapers(path.join(folder, 'nowhere')), {})
})

for (const [what, file, bytes, said] of [
  ['a picture', 'vistara/patta.pdf', Buffer.from([0xff, 0xd8, 0xff]), /no PDF .* Save it again/],
  ['half a file', 'vistara/patta.pdf', Buffer.from('%PDF-1.4\n1 0 obj\n'), /no PDF/],
  ['a name with spaces', 'vistara/Patta copy.pdf', samplePdf(['One']), /under this name\. Put/],
  ['another ending', 'vistara/patta.docx', samplePdf(['One']), /under this name/],
  ['a paper of no project', 'patta.pdf', samplePdf(['One']), /folder of its project/],
] as const)
  test(`${what} among the papers is refused by its file`, (t) => {
    const folder = folderWith(t, { [file]: bytes })
    assert.throws(
      () => listPapers(folder),
      (error: Error) => {
        assert.match(error.message, new RegExp(`^assets/papers/${file} `))
        assert.match(error.message, said)
        return true
      },
    )
  })

test('pages are counted within compressed objects, and those of an outline are not', () => {
  const objects = [
    '<< /Type /Outlines /Count 9 >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 2 /Parent 3 0 R >>',
    '<< /Type/Pages/Kids [2 0 R 5 0 R]/Count 3 >>',
  ]
  const at = objects.map((_, index) => objects.slice(0, index).join(' ').length + (index && 1))
  const pairs = objects.map((_, index) => `${index + 1} ${at[index]}`).join(' ')
  const packed = deflateSync(`${pairs} ${objects.join(' ')}`)
  const head = `<< /Type /ObjStm /N 3 /First ${pairs.length + 1} /Filter /FlateDecode /Length ${packed.length} >>`
  const pdf = Buffer.concat([
    Buffer.from(`%PDF-1.5\n7 0 obj\n${head}\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ])
  assert.equal(pagesOf(pdf), 3)
})

test('one with a password has no pages that can be told', () => {
  const pdf = samplePdf(['One']).toString('latin1')
  assert.equal(pagesOf(Buffer.from(pdf)), 1)
  assert.equal(pagesOf(Buffer.from(pdf.replace('/Root', '/Encrypt 9 0 R /Root'))), undefined)
})

test('a brochure that Chromium has printed is counted', {
  skip: !existsSync('out/brochures'),
}, () => {
  assert.ok(pagesOf(readFileSync('out/brochures/vistara.pdf')))
})
