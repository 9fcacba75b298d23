import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { readPdf } from '@/lib/server/pdf'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { samplePdf } from '../check/sample-pdf'
import { listPapers } from './papers'

const folderWith = (files: Readonly<Record<string, Buffer>>) => {
  const folder = temporaryFolder()
  for (const [file, bytes] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), bytes)
  }
  return folder
}

test('the committed list matches the papers in assets', async () => {
  const list = JSON.parse(readFileSync('lib/server/papers.generated.json', 'utf8'))
  expect(list).toEqual(await listPapers())
})

test('a list has the bytes and the pages of each paper, and is empty without papers', async () => {
  const pdf = samplePdf(['One', 'Two (and more)'])
  const folder = folderWith({ 'vistara/patta.pdf': pdf })
  expect(await listPapers(folder)).toEqual({
    'vistara/patta.pdf': { bytes: pdf.length, pages: 2 },
  })
  expect(await listPapers(path.join(folder, 'nowhere'))).toEqual({})
})

for (const [what, file, bytes, message] of [
  ['a picture', 'vistara/patta.pdf', Buffer.from([0xff, 0xd8, 0xff]), /no PDF .* Save it again/],
  ['half a file', 'vistara/patta.pdf', Buffer.from('%PDF-1.4\n1 0 obj\n'), /no PDF/],
  ['a name with spaces', 'vistara/Patta copy.pdf', samplePdf(['One']), /under this name\. Put/],
  ['another ending', 'vistara/patta.docx', samplePdf(['One']), /under this name/],
  ['a paper of no project', 'patta.pdf', samplePdf(['One']), /folder of its project/],
] as const)
  test(`${what} among the papers is refused by its file`, async () => {
    const folder = folderWith({ [file]: bytes })
    await assert.rejects(listPapers(folder), (error: Error) => {
      assert.match(error.message, new RegExp(`^assets/papers/${file} `))
      assert.match(error.message, message)
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
  expect(await readPdf(new Uint8Array(pdf))).toEqual({ pages: 3, made: '2026-01-31' })
})

test('an unreadable PDF is reported with the reason', async () => {
  const pdf = samplePdf(['One']).toString('latin1')
  const read = (text: string) => readPdf(new Uint8Array(Buffer.from(text, 'latin1')))
  expect(await read(pdf)).toEqual({ pages: 1 })
  assert.equal(
    await read(pdf.replace('/Root', '/Encrypt 9 0 R /Root')),
    'It asks for a password or is protected.',
  )
  assert.equal(await read(pdf.slice(0, -10)), 'Its end is missing.')
  assert.equal(await read(pdf.replace('/Count 1', '/Count 0')), 'It has no pages.')
})
