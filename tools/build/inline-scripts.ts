/**
 * Bundles each `*.inline.ts` of lib/browser/ into one minified script, for components/layout/InlineScript.tsx to
 * inline. Type check and unit tests import the result: `npm test` and tools/check/jest/drawings.mjs make it too.
 *
 * node --import tsx tools/build/inline-scripts.ts   write lib/browser/inline-scripts.generated.json
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'

/** The file that the pages import. */
const GENERATED = 'lib/browser/inline-scripts.generated.json'
const ENDING = '.inline.ts'

/** The code of each script, by its file name. */
export function bundleInlineScripts(): Record<string, string> {
  const files = readdirSync('lib/browser', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ENDING))
    .sort((one, other) => (path.basename(one) < path.basename(other) ? -1 : 1))
  return Object.fromEntries(
    files.map((file) => [path.basename(file, ENDING), bundle(path.join('lib/browser', file))]),
  )
}

function bundle(file: string) {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    alias: { '@': path.resolve('.') },
    // An empty tsconfig: with ours each script would begin with "use strict", which modules do not need.
    tsconfigRaw: '{}',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0]?.text.trim() ?? ''
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = `${JSON.stringify(bundleInlineScripts(), null, 1)}\n`
  // An unchanged file is not written, so that the development server does not reload.
  if (!existsSync(GENERATED) || text !== readFileSync(GENERATED, 'utf8'))
    writeFileSync(GENERATED, text)
}
