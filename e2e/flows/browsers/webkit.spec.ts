/**
 * Every page and three journeys in WebKitGTK, Safari's engine on Linux. WebDriver does not report its console, so
 * the tests check the visible effects of errors and of the policy instead.
 */
import { randomUUID } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import { LocalServices } from '@/e2e/helpers/local-services'
import { allPaths } from '@/e2e/helpers/paths'
import { LONGEST_STARTS_MS, WebKit } from './webdriver'

const test = base.extend<{ webkit: WebKit }>({
  webkit: [
    async ({ baseURL }, use) => {
      const webkit = await WebKit.start(baseURL ?? '')
      await use(webkit)
      await webkit.stop()
    },
    { timeout: LONGEST_STARTS_MS },
  ],
})

const WHOLE = { hasHeading: true, isLaidOut: true, excess: 0, withoutStyles: [], brokenImages: [] }

/** Runs in the page. */
const look = () => ({
  hasHeading: (document.querySelector('h1')?.offsetHeight ?? 0) > 0,
  // Sections without layout (lib/browser/page/run-page.ts) cannot be too wide.
  isLaidOut: document.documentElement.dataset.lazyLayout === undefined,
  excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  withoutStyles: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(({ sheet }) => !sheet?.cssRules.length)
    .map(({ href }) => href),
  brokenImages: [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .map(({ currentSrc }) => currentSrc),
})

test('every page opens completely, has its title and fits the screen', async ({ webkit }) => {
  for (const path of allPaths()) {
    await webkit.open(`.${path}`)
    // An island may still be loading its styles.
    await expect.poll(() => webkit.run(look), path).toEqual(WHOLE)
  }
})

test('Businesses opens', async ({ webkit }) => {
  await webkit.open('.')
  expect(await webkit.isShown('#businesses')).toBe(false)
  await webkit.click('[popovertarget=businesses]')
  await expect.poll(() => webkit.isShown('#businesses a')).toBe(true)
})

test('an enquiry reaches the desk and leads to the success page', async ({ webkit }) => {
  // WebDriver cannot add request headers, so this enquiry is recognised by its address.
  const desk = new LocalServices('')
  const email = `${randomUUID()}@example.com`
  const form = 'form[aria-label="Enquiry to Noyyal Group"]'
  await webkit.open('.')
  await webkit.run((selector) => document.querySelector(selector)?.scrollIntoView(), form)
  // A form hydrates when it gets the focus.
  await webkit.type(`${form} [name=name]`, 'Asha')
  await expect.poll(() => webkit.isShown(`${form}[data-ready]`)).toBe(true)
  await webkit.type(`${form} [name=email]`, email)
  await webkit.type(`${form} [name=phone]`, '98480 12345')
  await webkit.type(`${form} [name=message]`, 'A plot, please')
  await webkit.click(`${form} [type=submit]`)

  await expect.poll(() => webkit.url()).toMatch(/\/formsubmitsuccess\/$/)
  const sent = (await desk.received('form')).filter(({ fields }) => fields?.email === email)
  expect(sent.map(({ fields }) => fields)).toMatchObject([
    { name: 'Asha', phone: '9848012345', message: 'A plot, please' },
  ])
})

test('the drawing of an estimate ends above its figures', async ({ webkit }) => {
  await webkit.open('vistara/')
  const gap = () => {
    const drawing = document.querySelector('rect[data-part=plot]')?.closest('svg')
    const figure = document.querySelector('dl [data-part=duty]')
    return (
      (figure?.getBoundingClientRect().top ?? Number.NaN) -
      (drawing?.getBoundingClientRect().bottom ?? Number.NaN)
    )
  }
  expect(await webkit.run(gap)).toBeGreaterThan(0)
})

test('the intro asks, and then shows the page', async ({ webkit }) => {
  await webkit.open('tiruppurTamilans/home/')
  await expect.poll(() => webkit.isShown('dialog[data-scene=prompt]')).toBe(true)
  await webkit.click('dialog button + button')
  await expect.poll(() => webkit.run(() => document.querySelector('dialog')?.open)).toBe(false)
  expect(await webkit.isShown('h1')).toBe(true)
})
