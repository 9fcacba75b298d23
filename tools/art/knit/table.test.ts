import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { knit } from './knit'
import { facts, standingsOf, tableOf } from './table'

const PAGE = `<main><section aria-labelledby="about-title"><picture>
  <source srcset="/_img/cloth-open-air-upright-0123abcd.svg">
  <img src="/_img/cloth-open-air-0123abcd.svg"></picture></section>
  <img src="/_img/photograph-0123abcd.webp"></main>`

test('each cut of a scene is found with its place', () => {
  expect(standingsOf(PAGE).map(({ scene, cut, place }) => [scene, cut, place])).toEqual([
    ['open-air', 'upright', 'section about'],
    ['open-air', 'wide', 'section about'],
  ])
})

test('yarns and runs of a file are those it was knitted of', () => {
  const cells = Uint8Array.from([0, 1, 1, 0, 0, 2])
  const { svg, runs } = knit({
    columns: 3,
    rows: 2,
    cells,
    yarns: ['#0b1430', '#f7f1e5', '#d9a441'],
  })
  expect(facts(svg)).toEqual({ yarns: 3, runs })
})

test('a place on many pages is one line; Tamil pages are left out, and unused scenes are listed', () => {
  const site = temporaryFolder()
  for (const page of ['a', 'b', 'ta/a']) {
    mkdirSync(path.join(site, page), { recursive: true })
    writeFileSync(path.join(site, page, 'index.html'), PAGE)
  }
  const [rows = '', idle] = tableOf(site, ['open-air', 'loom']).split('\n\n')
  const lines = rows.split('\n').slice(2)
  assert.equal(lines.length, 2)
  assert.match(idle ?? '', /^On no page: loom$/)
  for (const line of lines) assert.match(line, /\| \/a\/ \/b\/ \| section about \|/)
})
