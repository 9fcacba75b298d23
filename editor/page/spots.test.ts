/** @jest-environment jsdom */
import { valueAt } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'
import { spotsIn } from './spots'

const words: Field = { kind: 'words', label: 'Words', isTranslated: true }
const form: Field = {
  kind: 'group',
  label: 'Entry',
  fields: {
    title: words,
    text: words,
    again: words,
    colour: { kind: 'choice', label: 'Colour', choices: [{ value: 'Red', label: 'Red' }] },
    image: { kind: 'image', label: 'Picture', minWidth: 0 },
    rows: { kind: 'list', label: 'Rows', min: 0, max: 9, isTable: false, item: words },
  },
}

/** Shows `next` on a page that was made from `saved`. Returns the body. */
function shown(body: string, saved: object, next: object): string {
  document.body.innerHTML = body
  const spots = spotsIn(document, saved, form, (image, name) => image.setAttribute('src', name))
  for (const { path, show } of spots) show(valueAt(next, path))
  return document.body.innerHTML
}

test('a text that equals a saved value shows the new one, with the spaces around it', () => {
  const body = '<h1> Old\u00a0name </h1><p>Old name and more</p><p>Red</p>'
  const saved = { title: 'Old name', colour: 'Red' }
  expect(shown(body, saved, { title: 'New name', colour: 'Blue' })).toBe(
    '<h1> New name </h1><p>Old name and more</p><p>Red</p>',
  )
  expect(shown(body, saved, saved)).toBe(document.body.innerHTML)
  expect(document.body.textContent).toContain('\u00a0')
})

test('paragraphs and links are exchanged one by one', () => {
  const body = '<p>One.</p><p>Read <a href="/x/">this page</a> first.</p>'
  const saved = { text: 'One.\n\nRead [this page](/x/) first.' }
  expect(shown(body, saved, { text: 'Two.\n\nOpen [that page](/x/) first.' })).toBe(
    '<p>Two.</p><p>Open <a href="/x/">that page</a> first.</p>',
  )
})

test('what the build fills in stays', () => {
  expect(
    shown(
      '<p>At ₹2,847 (from today).</p>',
      { text: 'At {price} (from today).' },
      { text: 'From {price} for {size}.' },
    ),
  ).toBe('<p>From ₹2,847 for {size}.</p>')
})

test('words that are little but braces take no text of another field', () => {
  const body = '<h1>A season</h1><p>The end of June</p><b>2 of 9</b>'
  const saved = { title: 'A season', text: '{year}', again: '{won} of {played}' }
  expect(shown(body, saved, { title: 'New' })).toBe(
    '<h1>New</h1><p>The end of June</p><b>2 of 9</b>',
  )
})

test('fields with the same text are paired in order, and a removed row leaves nothing', () => {
  const saved = { title: 'Same', again: 'Same', rows: ['a', 'b'] }
  const body = '<b>Same</b><i>Same</i><li>a</li><li>b</li>'
  expect(shown(body, saved, { title: 'Same', again: 'Other', rows: ['b'] })).toBe(
    '<b>Same</b><i>Other</i><li>b</li><li></li>',
  )
})

test('a picture is found in each cut and size, and not by the beginning of its name', () => {
  const image = (file: string) => `<img src="/noyyal/_img/${file}">`
  const files = [
    'plots-gate-card-576a5768.svg',
    'plots-gate-12ab34cd-640.avif',
    'plots-gates-12ab34cd.svg',
  ]
  const next = shown(files.map(image).join(''), { image: 'plots/gate' }, { image: 'plots/tree' })
  expect([...document.images].map((each) => each.getAttribute('src'))).toEqual([
    'plots/tree',
    'plots/tree',
    '/noyyal/_img/plots-gates-12ab34cd.svg',
  ])
  expect(next).not.toContain('card')
})
