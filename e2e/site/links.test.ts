import { readFileSync } from 'node:fs'
import path from 'node:path'
import { crawl, exported, unreachable } from '@/e2e/helpers/crawler'
import { BASE_PATH } from '../helpers/paths'
import { hideAddresses } from '../helpers/rewriting-host'
import { english, OUT, tamil } from './built-pages'

const site = exported()

test('every link, fragment and file of the site exists, every picture has an alternative text, and every button has an effect', () => {
  expect(crawl(site)).toEqual([])
})

test('every page can be reached from the home page', () => {
  expect(unreachable(site)).toEqual([])
})

/** Words by which ad blockers decide what to hide. */
const HIDDEN_BY_BLOCKERS = 'ads?|advert(?:s|ising|isement)?|banner|sponsors?'

test('no part of a page and no file has a name that ad blockers look for', () => {
  const ids = new RegExp(`^(?:${HIDDEN_BY_BLOCKERS})(?:-title)?$`)
  const names = new RegExp(`(?:^|[-/])(?:${HIDDEN_BY_BLOCKERS})[-./]`)
  const parts = [...english, ...tamil].flatMap(({ elements }) =>
    elements.map(({ attributes }) => attributes.id ?? ''),
  )
  expect([...new Set(parts)].filter((id) => ids.test(id))).toEqual([])
  expect([...site.files].filter((file) => names.test(file))).toEqual([])
})

test('no page has a mail address that a proxy such as Cloudflare would hide', () => {
  const hidden = [...english, ...tamil].filter(({ html }) => hideAddresses(html) !== html)
  expect(hidden.map(({ path: place }) => place)).toEqual([])
})

test('every exported file is served as it was exported', () => {
  // Not-found pages are not served at their own addresses.
  const files = [...site.files].filter((file) => !/^(404|_not-found)[./]/.test(file))
  expect(files.length).toBeGreaterThan(200)
  const root = path.join('site', BASE_PATH)
  const lost = files.filter((file) => {
    try {
      return !readFileSync(path.join(root, file)).equals(readFileSync(path.join(OUT, file)))
    } catch {
      return true
    }
  })
  expect(lost).toEqual([])
})
