import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { nameSharingPictures } from './share-names'

/** Exports two pages with their pictures. Returns the addresses in them. */
function build(english: string, tamil: string): readonly string[] {
  const out = temporaryFolder()
  const files = {
    'share/grove-plot-3.jpg': english,
    'ta/share/grove-plot-3.jpg': tamil,
    'index.html':
      '<meta content="https://a.example/b/share/grove-plot-3.jpg"><img src="/b/share/grove-plot-3.jpg"><a href="/share/">',
    'ta/index.html': '<meta content="https://a.example/b/ta/share/grove-plot-3.jpg">',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    writeFileSync(path.join(out, file), text)
  }
  nameSharingPictures(out)
  return ['', 'ta/'].map((folder) => {
    const [name = ''] = readdirSync(path.join(out, folder, 'share'))
    const html = readFileSync(path.join(out, folder, 'index.html'), 'utf8')
    expect(html).toContain(`"https://a.example/b/${folder}share/${name}"`)
    expect(html).not.toContain('grove-plot-3.jpg')
    expect(name).toMatch(/^grove-plot-3-[0-9a-f]{8}\.jpg$/)
    return name
  })
}

test('a picture that changes has a new address, and one that stays keeps its own', () => {
  const [english, tamil] = build('available', 'மனை')
  const [sold, same] = build('sold', 'மனை')
  expect(sold).not.toBe(english)
  expect(same).toBe(tamil)
  expect(tamil).not.toBe(english)
})
