import assert from 'node:assert/strict'
import { elementsOf } from './html'
import { wordsOf, wordsOfData } from './page-words'
import { pruneStyles } from './styles'

const PAGE = `<html lang="en"><body>
  <main class="page wide" id="top" data-look="solid"><a class="link" href="/a" style="color:var(--inline)">a</a>
  <svg><path fill="var(--drawn)"></path></svg></main>
  <details><summary>b</summary></details>
</body></html>`
const prune = (css: string, scripts = '') => pruneStyles(css, elementsOf(PAGE), wordsOf(scripts))

for (const css of [
  '.page{margin:0}',
  'main.page.wide#top[data-look=solid] > .link{margin:0}',
  '*,:before{margin:0}',
  ':root{margin:0}',
  ':focus-visible{margin:0}',
  '.link:is(:hover,:focus-within):not(.gone)::after{margin:0}',
  'html:has(.link:focus) main{margin:0}',
  'html:lang(en) .link{margin:0}',
  '.link:lang(ta){margin:0}',
  'details[open]{margin:0}',
  '[data-look~=solid]{margin:0}',
  '@media print{@layer base{a{margin:0}}}',
  '@layer reset,base;',
  '@view-transition{navigation:auto}',
  '@keyframes k0{0%{opacity:0}to{opacity:1}}a{animation:k0 1s}',
  '@property --x{syntax:"*"}a{margin:var(--x)}',
  ':root{--0:var(--1);--1:1px}main{--1:2px}a{margin:var(--0)}',
  ':root{--inline:red;--drawn:blue}',
  '@font-face{font-family:text Fallback;src:local(Arial)}:root{--0:"text Fallback"}a,summary{font-family:var(--0)}main{font-family:var(--0)}',
]) {
  test(`stays: ${css}`, () => assert.equal(prune(css), css))
}

for (const css of [
  '.gone{margin:0}',
  'table{margin:0}',
  '#gone{margin:0}',
  '[data-look=over]{margin:0}',
  '[data-look~=over]{margin:0}',
  '[data-gone]{margin:0}',
  'main.link{margin:0}',
  'html:lang(ta) .link{margin:0}',
  '.gone .link{margin:0}',
  '.link:is(.gone,.also-gone){margin:0}',
  'html:has(.gone) main{margin:0}',
  '@media print{.gone{margin:0}}',
  '@keyframes turn{to{opacity:0}}',
  '@property --x{syntax:"*"}',
  ':root{--a:var(--b);--b:1px}',
  '@font-face{font-family:"other";src:local(Arial)}',
]) {
  test(`goes: ${css}`, () => assert.equal(prune(css), ''))
}

test('rules of one layer from several modules are joined, in their order', () => {
  const css =
    '@layer a,b;@layer a{a{margin:0}}main{margin:0}@layer b{a{margin:1px}}@layer a{a{margin:2px}}'
  assert.equal(
    prune(css),
    '@layer a,b;@layer a{a{margin:0}a{margin:2px}}main{margin:0}@layer b{a{margin:1px}}',
  )
})

test('of a selector list only selectors that can match stay', () => {
  assert.equal(prune('h1,.link,.gone a{margin:0}'), '.link{margin:0}')
})

test('rules for elements and states that a script can add stay', () => {
  const css = '.made{margin:0}.page[data-lazy-layout]{margin:0}[aria-busy]{margin:0}table{margin:0}'
  const script = 'make("table",{className:"made","aria-busy":1});root.dataset.lazyLayout=""'
  assert.equal(prune(css, script), css)
})

test('of an attribute that a script sets, values that the script contains stay, and all numbers', () => {
  const css = '[data-state=won]{margin:0}[data-state=lost]{margin:0}[data-state="2"]{margin:0}'
  const script = 'root.dataset.state=a?"won":b'
  assert.equal(prune(css, script), '[data-state=won]{margin:0}[data-state="2"]{margin:0}')
  assert.equal(
    prune('[aria-current=page]{margin:0}', 'a.setAttribute("aria-current",b)'),
    '[aria-current=page]{margin:0}',
  )
})

test('the data of an island counts with its names and their values', () => {
  const words = wordsOfData('{"props":{"look":"later open","data-fit":"cover"}}')
  for (const word of ['[look]', 'later', 'open', '[data-fit]', '[data-fit=cover]', 'cover']) {
    assert.ok(words.has(word), word)
  }
})
