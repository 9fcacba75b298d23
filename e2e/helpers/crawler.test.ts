import { isWithin, readElements } from '@/e2e/helpers/html'
import { crawl, unreachable } from './crawler'

const siteOf = (pages: Readonly<Record<string, string>>) => ({
  base: '/base',
  origin: 'https://site.example',
  files: new Set(Object.keys(pages)),
  read: (file: string) => pages[file] ?? '',
  hosts: ['good.example'],
  services: ['http://localhost:4174'],
})
const check = (body: string, more: Readonly<Record<string, string>> = {}) =>
  crawl(siteOf({ 'index.html': body, ...more }))
const other = { 'other/index.html': '<h2 id="there">There</h2>' }

test.each([
  ['a link that leads nowhere', '<a href="#">x</a>'],
  ['an empty link', '<a href="">x</a>'],
  ['a script address', '<a href="javascript:void 0">x</a>'],
  ['a page that does not exist', '<a href="/base/gone/">x</a>'],
  ['a page without its closing slash', '<a href="/base/other">x</a>'],
  ['a fragment that does not exist', '<a href="/base/other/#gone">x</a>'],
  ['a fragment of the same page', '<a href="#gone">x</a>'],
  ['a path outside the site', '<a href="/other/">x</a>'],
  ['an image that does not exist', '<img alt="" src="/base/gone.png"/>'],
  ['an image without words', '<img src="data:image/png;base64,AA"/>'],
  ['one of several images', '<img alt="" srcset="/base/a.avif 320w, /base/b.avif 640w"/>'],
  ['a host nobody decided on', '<a href="https://bad.example/" rel="noopener">x</a>'],
  ['a third-party link without noopener', '<a href="https://good.example/">x</a>'],
  [
    'a third-party link that is not encrypted',
    '<a href="http://good.example/" rel="noopener">x</a>',
  ],
  ['a third-party script', '<script src="https://good.example/a.js"></script>'],
  ['half a number', '<a href="tel:12">x</a>'],
  ['a broken mail address', '<a href="mailto:nobody">x</a>'],
  ['a button that does nothing', '<button type="button">x</button>'],
  ['a button that opens nothing', '<button popovertarget="gone">x</button>'],
  ['a label for nothing', '<label for="gone">x</label>'],
  ['an id that stands twice', '<i id="a"></i><i id="a"></i>'],
  [
    'a broken sharing image',
    '<meta property="og:image" content="https://site.example/base/no.png"/>',
  ],
])('the crawler finds %s', (what, body) => {
  expect(check(body, other)).toHaveLength(what.startsWith('one of') ? 2 : 1)
})

test('the crawler accepts a correct site', () => {
  const body = `
    <a href="/base/other/#there">x</a> <a href="other/?a=b">x</a> <a href="#top">x</a>
    <a href="tel:+910000000000">x</a> <a href="mailto:a@b.example?subject=x">x</a>
    <a href="https://good.example/x" rel="noopener" target="_blank">x</a>
    <form action="http://localhost:4174/form/submit"><button type="submit">x</button></form>
    <div data-island="idle"><p><button type="button">x</button></p></div>
    <button type="button" popovertarget="menu">x</button><div id="menu" popover="auto"></div>
    <script>"<a href='#'>no markup</a>"</script><img alt="" src="data:image/png;base64,AA"/>`
  expect(check(body, other)).toEqual([])
})

test('the crawler finds missing files of style sheets', () => {
  expect(check('', { '_next/a.css': '.a{background:url(../gone.png)}' })).toHaveLength(1)
})

test('the crawler finds pages without links to them', () => {
  const pages = {
    'index.html': '<a href="/base/a/">a</a>',
    'a/index.html': '<a href="../b/">b</a>',
    'b/index.html': '',
    'c/index.html': '',
    'd/index.html': '<meta name="robots" content="noindex, follow">',
    'e/index.html': '<link rel="canonical" href="https://site.example/base/">',
  }
  expect(unreachable(siteOf(pages))).toEqual(['/c/'])
})

test('elements are read with their text and their ancestors', () => {
  const html =
    '<ul><li title="a &amp; b">one<template><b id=x>two</b></template></ul><script>"<i>"</script><noscript><u>3</u></noscript>'
  const elements = readElements(html)
  expect(elements.map(({ tag, text }) => [tag, text])).toEqual([
    ['ul', ''],
    ['li', 'one'],
    ['template', ''],
    ['b', 'two'],
    ['script', '"<i>"'],
    ['noscript', ''],
    ['u', '3'],
  ])
  const bold = elements.find(({ tag }) => tag === 'b')
  expect(bold?.attributes).toEqual({ id: 'x' })
  expect(bold && isWithin(bold, ({ attributes }) => attributes.title === 'a & b')).toBe(true)
})
