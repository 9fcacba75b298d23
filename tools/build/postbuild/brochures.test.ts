import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPdf } from '@/lib/server/pdf'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { brochureOf, deterministic, fillSizes, findPrinter, printBrochures } from './brochures'

const home = process.cwd()
const root = temporaryFolder()
afterAll(() => process.chdir(home))

test('the page of a brochure is recognised by its path, in both languages', () => {
  assert.equal(brochureOf('out/brochure/vistara/index.html'), '/brochures/vistara.pdf')
  assert.equal(brochureOf('out/ta/brochure/vistara/index.html'), '/brochures/vistara-ta.pdf')
  assert.equal(brochureOf('out/vistara/index.html'), undefined)
})

test('a page says how large a brochure is, and a brochure that is missing stops the build', () => {
  const page = '<small>PDF, [bytes=/brochures/vistara.pdf]</small>'
  const sizes = new Map([['/brochures/vistara.pdf', 546_000]])
  assert.equal(fillSizes(page, sizes), '<small>PDF, 546\u00a0kB</small>')
  assert.throws(() => fillSizes(page, new Map()), /\/brochures\/vistara\.pdf was not printed/)
})

test('dates are removed from a PDF without changing its length', () => {
  const pdf = Buffer.from("<</Producer (Skia)\n/CreationDate (D:20261126+00'00')\n/ModDate (D:1)>>")
  const bare = deterministic(pdf)
  assert.equal(bare.length, pdf.length)
  assert.match(bare.toString(), /^<<\/Producer \(Skia\)\n +\n +>>$/)
})

test('the names of table cells in a PDF do not depend on earlier layouts', () => {
  const cells = (first: number, second: number) =>
    Buffer.from(`/ID (node0000020${first}) /Headers [(node0000020${second}) (node0000020${first})]`)
  assert.deepEqual(deterministic(cells(1, 2)), deterministic(cells(3, 6)))
  assert.match(
    `${deterministic(cells(1, 2))}`,
    /\(node00000000\) .*\(node00000001\) \(node00000000\)/,
  )
})

test('a brochure is printed again when its page changes, is reproducible, and fails on a missing file', async () => {
  const printer = await findPrinter()
  let launched = 0
  const counting = {
    ...printer,
    launch: () => {
      launched += 1
      return printer.launch()
    },
  }
  process.chdir(root)
  const folder = path.join('out', 'brochure', 'vistara')
  const page = path.join(folder, 'index.html')
  mkdirSync(folder, { recursive: true })
  const save = (body: string) =>
    writeFileSync(page, `<title>Vistara</title><main data-brand>${body}</main>`)
  const print = async () => {
    const options = { printer: counting, pages: [page], out: 'out', basePath: '/base', recipe: '' }
    const sizes = await printBrochures(options)
    const pdf = readFileSync('out/brochures/vistara.pdf')
    assert.equal(sizes.get('/brochures/vistara.pdf'), pdf.length)
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
    return pdf
  }
  save('₹2,847')
  const first = await print()
  expect(await readPdf(new Uint8Array(first))).toMatchObject({ pages: 1 })
  await print()
  assert.equal(launched, 1)
  rmSync('.local', { recursive: true })
  assert.ok((await print()).equals(first))
  save('₹2,899')
  assert.ok(!(await print()).equals(first))
  assert.equal(launched, 3)
  save('<img src="/base/plan.svg">')
  await assert.rejects(print(), /index\.html lacks \/base\/plan\.svg/)

  writeFileSync(
    'out/plan.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>',
  )
  const picture = (alt: string) => `<img src="/base/plan.svg" alt="${alt}" width="90" height="90">`
  save(`<figure>${picture('The plan')}<figcaption>Plan</figcaption></figure>${picture('')}`)
  const figures = (await print()).toString('latin1').match(/\/S \/Figure(?:\s+\/Alt \([^)]*\))?/g)
  expect(figures).toEqual([expect.stringContaining('/Alt (The plan)')])
})
