/**
 * What each island adds to a page, as its doc comment says it: the gzip size of its own code and of
 * everything that comes with it at once, without what starts it and React, which are there already.
 *
 * node --import tsx tools/build/islands.ts
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { islandFiles } from './postbuild/islands'

/** The kB that a file's doc comment states; undefined where it states none. */
export function statedSize(file: string) {
  const [, kilobytes] = /^ \* Cost: ([\d.]+) kB gzip/m.exec(readFileSync(file, 'utf8')) ?? []
  return kilobytes === undefined ? undefined : Number(kilobytes)
}

/** In kB gzip; what is imported later, on demand, is not in it. */
export async function measuredSize(file: string) {
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

async function main() {
  for (const file of islandFiles()) {
    const measured = await measuredSize(file)
    console.log(`${file}: ${measured.toFixed(1)} kB, stated ${statedSize(file) ?? 'nothing'}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
