import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { joinLocale } from './locales'

/** Joins two exports, given as texts by file. Returns a reader of the joined one. */
function join(english: Record<string, string>, tamil: Record<string, string>) {
  const root = temporaryFolder()
  const [to, from] = [path.join(root, 'out'), path.join(root, 'out-ta')]
  for (const [folder, files] of [
    [to, english],
    [from, tamil],
  ] as const) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
  }
  joinLocale({ from, to, folder: 'ta' })
  return (file: string) => {
    const place = path.join(to, file)
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined
  }
}

test('pages, sharing images, calendars, codes and feeds of each language are kept side by side', () => {
  const own = [
    ...['index.html', 'contact/index.html', 'share/home.jpg', 'team/all.ics', 'qr/a.svg'],
    ...['feed.xml', 'manifest.webmanifest'],
  ]
  const of = (text: string) => Object.fromEntries(own.map((file) => [file, text]))
  const read = join(of('en'), of('ta'))
  for (const file of own) {
    assert.equal(read(file), 'en', file)
    assert.equal(read(`ta/${file}`), 'ta', file)
  }
})

test('files of both exports are kept once, new ones are added', () => {
  const read = join(
    { '_next/static/a.js': 'a', 'icon.svg': 'i' },
    { '_next/static/a.js': 'a', 'icon.svg': 'i', '_next/static/tamil.woff2': 't' },
  )
  assert.equal(read('_next/static/tamil.woff2'), 't')
  assert.equal(read('ta/_next/static/a.js'), undefined)
  assert.equal(read('ta/icon.svg'), undefined)
})

test('a shared file that differs is named, because one of the two would be lost', () => {
  assert.throws(
    () => join({ '_next/static/a.js': 'one' }, { '_next/static/a.js': 'two' }),
    /_next\/static\/a\.js differs between the languages/,
  )
})

test('files that serve all languages are not repeated', () => {
  const shared = {
    'sitemap.xml': 's',
    'robots.txt': 'r',
    '404/index.html': 'n',
    '_not-found/index.html': 'n',
    'contact/index.txt': 'data',
  }
  const other = Object.fromEntries(Object.keys(shared).map((file) => [file, 'ta']))
  const read = join(shared, other)
  for (const [file, text] of Object.entries(shared)) {
    assert.equal(read(file), text, file)
    assert.equal(read(`ta/${file}`), undefined, file)
  }
})

test('the not-found page is in the folder of the language as well', () => {
  const read = join({ '404.html': 'en' }, { '404.html': 'ta' })
  assert.equal(read('404.html'), 'en')
  assert.equal(read('ta/404.html'), 'ta')
})
