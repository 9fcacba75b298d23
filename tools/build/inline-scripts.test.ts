import assert from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import { bundleInlineScripts } from './inline-scripts'

/** The size limit of each script in bytes of gzip. Raise it here when a script has to grow. */
const LARGEST: Readonly<Record<string, number>> = {
  'after-day': 190,
  'fixture-marks': 840,
  form: 1900,
  'hover-menu': 320,
  'intro-gate': 1170,
  favourites: 700,
  'mark-section': 360,
  opening: 400,
  'open-question': 170,
  'other-home': 140,
  page: 1210,
  slides: 760,
  'start-islands': 1880,
  success: 860,
  tabs: 710,
  tags: 2050,
}

for (const [name, text] of Object.entries(bundleInlineScripts())) {
  test(`${name} fits into a page: complete, small, without a closing script tag`, () => {
    assert.doesNotThrow(() => new Function(text))
    assert.doesNotMatch(text, /<\/script|<!--|\bimport\b(?!\()|\brequire\(/)
    const size = gzipSync(text, { level: 9 }).length
    assert.ok(size <= (LARGEST[name] ?? 0), `${size} bytes of ${LARGEST[name]}`)
  })
}
