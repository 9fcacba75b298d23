/**
 * Bundles each island (components/ … .island.tsx) for the browser: a file of its own, and files with what
 * several of them need. Next.js has rendered them on the server; in the browser nothing of it runs.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { build, type Metafile, type Plugin } from 'esbuild'
import type { Locale } from '@/lib/locale'
import { hashOf } from './cache'
import type { Islands } from './framework'

const ENDING = '.island.tsx'

/** Where they stand in the export, among the files that browsers keep for good. */
export const FOLDER = '_next/static/islands'

/** Every island's file. */
export const islandFiles = (): string[] =>
  readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ENDING))
    .map((file) => path.join('components', file))
    .sort()

type Options = {
  /** Folder of the export. */
  out: string
  locale: Locale
  /** The folder that Next.js has built in, which knows the classes of the style sheets. */
  next: string
}

export async function bundleIslands({ out, locale, next }: Options): Promise<Islands> {
  const classes = readClasses(next)
  const entries = Object.fromEntries(
    islandFiles().map((file) => [path.basename(file, ENDING), file]),
  )
  const { metafile } = await build({
    entryPoints: Object.keys(entries).map((name) => ({ in: `island:${name}`, out: name })),
    outdir: path.join(out, FOLDER),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.LOCALE': JSON.stringify(locale),
      'process.env': '{}',
    },
    metafile: true,
    logLevel: 'error',
    plugins: [startOf(entries), standIns(locale), classesOf(classes)],
  })
  const islands = listed(metafile)
  for (const [name, { files, laterStyles }] of Object.entries(islands)) {
    const css = laterStyles.flatMap((sheet) => stylesOf(next, Object.values(classes(sheet))))
    if (css.length === 0) continue
    const text = [...new Set(css)].join('\n')
    const file = `${name}-${hashOf(text).slice(0, 8)}.css`
    writeFileSync(path.join(out, FOLDER, file), text)
    files.push(file)
  }
  return islands
}

/** The file of an island hands its component to React. */
const startOf = (entries: Record<string, string>): Plugin => ({
  name: 'island',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^island:/ }, ({ path: name }) => ({
      path: name.slice('island:'.length),
      namespace: 'island',
    }))
    onLoad({ filter: /./, namespace: 'island' }, ({ path: name }) => ({
      contents: `import * as file from './${entries[name]}'
import { startIsland } from './components/island/start-island'
const { Inside } = Object.values(file).find((each) => each.Inside)
export const start = (element, data, done) => startIsland(element, Inside, data, done)`,
      resolveDir: process.cwd(),
    }))
  },
})

/** The modules that another language has in place of the English ones, as in next.config.ts. */
const standIns = (locale: Locale): Plugin => ({
  name: 'stand-ins',
  setup({ onResolve }) {
    onResolve({ filter: /^@\// }, ({ path: name, importer }) => {
      const own = path.resolve(`${name.slice(2)}.${locale}.ts`)
      return existsSync(own) && importer !== own ? { path: own } : undefined
    })
  },
})

/** The names of a style sheet's classes. */
type Classes = (file: string) => Record<string, string>

/** Style sheets are in the pages already; a script needs the names of their classes. */
const classesOf = (classes: Classes): Plugin => ({
  name: 'classes',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => {
      const names = classes(path.relative('.', file).split(path.sep).join('/'))
      return { contents: JSON.stringify(names), loader: 'json' }
    })
  },
})

/** A module of Next.js's own scripts. */
type Load = (context: { v: (value: object) => void; i: (id: string) => object }) => void

/** The classes as Next.js has named them: its own scripts for the browser say them. */
function readClasses(next: string): Classes {
  const modules = new Map<string, Load>()
  const push = ([, ...parts]: [unknown, ...(string | Load)[]]) => {
    parts.forEach((id, index) => {
      if (typeof id !== 'string' || !/\(css module\)$/.test(id)) return
      const load = parts.slice(index).find((part) => typeof part === 'function')
      if (load) modules.set(id, load)
    })
  }
  const folder = path.join(next, 'static/chunks')
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const chunk = readFileSync(path.join(folder, file), 'utf8')
    if (chunk.includes('(css module)')) vm.runInNewContext(chunk, { TURBOPACK: { push } })
  }
  const namesOf = (id: string) => {
    const names: Record<string, string> = {}
    const load = modules.get(id)
    if (!load) throw new Error(`Next.js has written no classes of ${id}`)
    load({ v: (value) => Object.assign(names, value), i: namesOf })
    return names
  }
  return (file) => namesOf(`[project]/${file} [app-client] (css module)`)
}

/** The styles of some classes, as Next.js has written them: a file for each style sheet. */
function stylesOf(next: string, classes: readonly string[]) {
  const folder = path.join(next, 'static/chunks')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((css) => classes.some((name) => css.includes(`.${name.split(' ')[0]}`)))
}

function listed({ outputs }: Metafile) {
  const nameOf = (file: string) => path.basename(file)
  const reach = (file: string, kinds: readonly string[], seen = new Set<string>()) => {
    const output = outputs[file]
    if (!output || seen.has(file)) return seen
    seen.add(file)
    for (const { path: other, kind } of output.imports) {
      if (kinds.includes(kind)) reach(other, kinds, seen)
    }
    return seen
  }
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) => {
      if (!entryPoint?.startsWith('island:')) return []
      const now = reach(file, ['import-statement'])
      const all = reach(file, ['import-statement', 'dynamic-import'])
      const later = [...all].filter((each) => !now.has(each))
      const island = {
        files: [...now].map(nameOf),
        later: later.map(nameOf),
        // Those of the rest stand in the page.
        laterStyles: later
          .flatMap((each) => Object.keys(outputs[each]?.inputs ?? {}))
          .filter((input) => input.endsWith('.module.css')),
      }
      return [[entryPoint.slice('island:'.length), island] as const]
    }),
  )
}
