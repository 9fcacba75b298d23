import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { islandFiles } from './postbuild/islands'

/** Relative to the stated size. Other versions of the bundler differ by less. */
const TOLERANCE = 0.1

/** The kB stated in a file's doc comment; undefined where there are none. */
function statedSize(file: string) {
  const [, kilobytes] = /^ \* Cost: ([\d.]+) kB gzip/m.exec(readFileSync(file, 'utf8')) ?? []
  return kilobytes === undefined ? undefined : Number(kilobytes)
}

/**
 * The kB of gzip that an island adds to a page: its own code and all that is loaded with it, without React, the script
 * that starts islands, and modules that are imported later on demand.
 */
async function measuredSize(file: string) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    outdir: 'out',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'next/*', '@/components/island/*'],
    loader: { '.module.css': 'local-css' },
    metafile: true,
    write: false,
    logLevel: 'error',
  })
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === file)
  const atOnce = withImports(entry?.[0] ?? '', metafile.outputs)
  const code = outputFiles
    .filter((output) => atOnce.has(path.relative('.', output.path)))
    .map(({ text }) => text)
  return gzipSync(code.join('\n'), { level: 9 }).length / 1000
}

function withImports(entry: string, outputs: Metafile['outputs'], seen = new Set<string>()) {
  seen.add(entry)
  for (const { path: file, kind } of outputs[entry]?.imports ?? []) {
    if (kind === 'import-statement' && outputs[file] && !seen.has(file)) {
      withImports(file, outputs, seen)
    }
  }
  return seen
}

for (const file of islandFiles()) {
  test(`${file} states what it costs`, async () => {
    const stated = statedSize(file)
    assert.ok(stated, 'its doc comment has no line "Cost: … kB gzip"')
    // Doc comments state one decimal.
    const measured = Number((await measuredSize(file)).toFixed(1))
    assert.ok(
      Math.abs(measured - stated) <= stated * TOLERANCE,
      `it states ${stated} kB and has ${measured} kB gzip`,
    )
  })
}
