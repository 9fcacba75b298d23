import assert from 'node:assert/strict'
import { edit, elementsOf, kindOf } from './html'

const tagsOf = (html: string) => elementsOf(html).map(({ tag }) => tag)

test('elements are read as a browser reads them', () => {
  const html =
    "<!-- <b> --><p title='a > \"b\"' HIDDEN>x<br><script>'<i>'</script><noscript><u>y</u></noscript><template><s></s></template>"
  expect(tagsOf(html)).toEqual(['p', 'br', 'script', 'noscript', 'u', 'template', 's'])
  const [paragraph, , script] = elementsOf(html)
  assert.ok(paragraph && script)
  expect(paragraph.attributes).toEqual({ title: 'a > "b"', hidden: '' })
  assert.equal(script.content, "'<i>'")
  assert.equal(html.slice(script.start, script.end), "<script>'<i>'</script>")
})

test('elements that the parser adds are left out', () => {
  expect(tagsOf('<table><tr><td>1</table>')).toEqual(['table', 'tr', 'td'])
})

test('an edit changes its range and no other byte', () => {
  const html = '<P  Class=a>\u0ba4&amp;</P>\r\n<i>1</i><i>2</i>'
  const [, first, second] = elementsOf(html)
  assert.ok(first && second)
  const edits = [
    { start: second.end, end: second.end, text: '<u>3</u>' },
    { start: first.start, end: first.end, text: '' },
  ]
  assert.equal(edit(html, edits), '<P  Class=a>\u0ba4&amp;</P>\r\n<i>2</i><u>3</u>')
})

function kind(html: string) {
  const [script] = elementsOf(html)
  assert.ok(script)
  return kindOf(script)
}

test('each script of a page is of a known kind', () => {
  for (const [html, expected] of [
    ['<script type="application/json">{}</script>', 'data'],
    ['<script type="application/ld+json" data-keep="">{}</script>', 'data'],
    ['<script type="speculationrules">{}</script>', 'data'],
    ['<script data-keep="">a()</script>', 'own'],
    ['<script src="/noyyal/_next/static/a.js" async=""></script>', 'framework'],
    ['<script>(self.__next_f=self.__next_f||[]).push([0])</script>', 'framework'],
    ['<script>self.__next_f.push([1,""])</script>', 'framework'],
    ['<script id="_R_">(globalThis["TURBOPACK"] || []).push()</script>', 'framework'],
  ] as const) {
    assert.equal(kind(html), expected, html)
  }
})

for (const html of [
  '<script>a()</script>',
  '<script>$RC("B:0","S:0")</script>',
  '<script src="/noyyal/a.js"></script>',
  '<script src="https://other.example/_next/static/a.js"></script>',
  '<script src="//other.example/_next/static/a.js"></script>',
  '<script type="module" src="/noyyal/_next/static/a.js"></script>',
  '<script type="importmap">{}</script>',
  '<script type="text/partytown">a()</script>',
]) {
  test(`${html} stops the build`, () => {
    assert.throws(() => kind(html), /a script of an unknown kind/)
  })
}
