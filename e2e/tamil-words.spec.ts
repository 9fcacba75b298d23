/** Tamil words are long and take no hyphen: one that is broken over two lines reads as two. */
import { expect, test } from './fixtures'
import { allPaths, TAMIL, templates } from './paths'
import { checkUnless } from './tags'

const WIDTHS = [320, 360, 390, 768, 1024, 1440]
/** Of the pages those with the longest words in the largest letters. */
const FIRST = ['/', '/properties/', '/jointventures/', '/second/']

/** The words of headings, buttons, links, labels and large letters that stand on two lines. Runs in the page. */
function findBrokenWords(): string[] {
  const SHORT = 'h1, h2, h3, a, button, summary, label, legend, dt, figcaption'
  const broken = new Set<string>()
  for (const element of document.querySelectorAll<HTMLElement>('main *, footer')) {
    if (getComputedStyle(element).contentVisibility === 'auto')
      element.style.contentVisibility = 'visible'
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true })) continue
    const isLarge = Number.parseFloat(getComputedStyle(element).fontSize) >= 24
    if (!isLarge && !element.closest(SHORT)) continue
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{Script=Tamil}{2,}/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => top)
      if (Math.max(...tops) - Math.min(...tops) > 5) broken.add(word)
    }
  }
  return [...broken]
}

for (const path of templates(allPaths())) {
  test(`no word of a heading, a button or a label is broken on ${TAMIL}${path} @readonly @once${checkUnless(FIRST.includes(path))}`, async ({
    page,
  }) => {
    await page.goto(`.${TAMIL}${path}`)
    await page.evaluate(() => document.fonts.ready)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      expect.soft(await page.evaluate(findBrokenWords), `at ${width}`).toEqual([])
    }
  })
}
