import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What a build of the site is made of. */
const SITE = ['app', 'components', 'content', 'lib', 'hosting', 'scripts/postbuild']
const SINGLE = ['next.config.ts', 'scripts/build.ts', 'scripts/images.ts']

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|js|css)$/.test(file))
    .map((file) => path.join(folder, file))

test('nothing of the site imports the editor, so no page has a byte of it', () => {
  const files = [...SITE.flatMap(filesIn), ...SINGLE]
  expect(files.length).toBeGreaterThan(400)
  const importing = files.filter((file) =>
    /['"](?:@|\.{1,2})\/(?:[\w.-]+\/)*edit(?:or)?(?:\/|\.mjs|['"])/.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(importing).toEqual([])
})
