/**
 * Measures what each island adds to a page, to compare with its doc comment: the gzip size of its own code and of all
 * that is loaded with it, without React and the script that starts islands, which the page already has.
 *
 * node --import tsx tools/build/islands.ts
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { islandFiles } from './postbuild/islands'

/** The kB stated in a file's doc comment; undefined where there are none. */
export function statedSize(file: string) {
  const [, kilobytes] = /^ \* Cost: ([\d.]+) kB gzip/m.exec(readFileSync(file, 'utf8')) ?? []
  return kilobytes === undefined ? undefined : Number(kilobytes)
}

/** The size in kB of gzip, without modules that are imported later on demand. */
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
