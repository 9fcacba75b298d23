import assert from 'node:assert/strict'
import { bareHtml } from './floor'

test('the bare page preloads and shows the first picture as the page does', () => {
  const portrait =
    '<link rel="preload" as="image" type="image/avif" imageSrcSet="/_img/p-320.avif 320w, /_img/p-640.avif 640w" imageSizes="100vw" media="(max-width: 60em)"/>'
  const html = bareHtml(
    `<head><link rel="preload" href="/font.woff2" as="font"/>${portrait}</head><body><p>Words</p>`,
  )
  assert.ok(html.includes(portrait))
  assert.match(
    html,
    /<source media="\(max-width: 60em\)" srcset="\/_img\/p-320\.avif 320w, \/_img\/p-640\.avif 640w" sizes="100vw"><img alt="" src="\/_img\/p-320\.avif"/,
  )
  assert.doesNotMatch(html, /font|Words/)
})

test('the bare page shows cloth, which has one file a window', () => {
  const cloth = '<link rel="preload" href="/_img/c.svg" as="image" fetchPriority="high"/>'
  assert.match(bareHtml(cloth), /<source srcset="\/_img\/c\.svg"><img alt="" src="\/_img\/c\.svg"/)
})

test('a page without a first picture has a bare page of text', () => {
  assert.doesNotMatch(bareHtml('<p>Words</p>'), /<img|<link/)
})
