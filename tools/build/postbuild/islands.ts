/**
 * Bundles each island (components/ … .island.tsx) for the browser: one file each, and shared chunks. Next.js
 * renders them at build time; none of its code runs in the browser.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { type Locale, TSCONFIGS } from '@/lib/domain/locale'
import { hashOf } from './cache'
import type { Islands } from './framework'

const ENDING = '.island.tsx'

/** Folder of the bundles in the export, below the path that browsers cache permanently. */
export const FOLDER = '_next/static/islands'

/** The source files of all islands. */
export const islandFiles = (): string[] =>
  readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ENDING))
    .map((file) => path.join('components', file))
    .sort()

/** Class names in the built pages, by style sheet and local name. */
type Classes = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Reads the class names that `app/classes.json` has exported, and deletes that file. */
export function takeClasses(out: string): Classes {
  const file = path.join(out, 'classes.json')
  const classes: Classes = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return classes
}

type Options = {
  /** Folder of the export. */
  out: string
  locale: Locale
  /** Build folder of Next.js, which holds the styles. */
  next: string
  classes: Classes
}

export async function bundleIslands({ out, locale, next, classes }: Options): Promise<Islands> {
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
    tsconfig: TSCONFIGS[locale],
    plugins: [startOf(entries), classesOf(classes)],
  })
  const islands = listed(metafile)
  for (const [name, { files, laterStyles }] of Object.entries(islands)) {
    const css = laterStyles.flatMap((sheet) =>
      stylesOf(next, Object.values(classesIn(sheet, classes))),
    )
    if (css.length === 0) continue
    const text = [...new Set(css)].join('\n')
    const file = `${name}-${hashOf(text).slice(0, 8)}.css`
    writeFileSync(path.join(out, FOLDER, file), text)
    files.push(file)
  }
  return islands
}

/** Adds to each entry a call that registers its component with React. */
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

/** Replaces imports of style sheets by their class names: the styles are in the pages already. */
const classesOf = (classes: Classes): Plugin => ({
  name: 'classes',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => {
      const names = classesIn(path.relative('.', file), classes)
      return { contents: JSON.stringify(names), loader: 'json' }
    })
  },
})

function classesIn(file: string, classes: Classes) {
  const names = classes[`/${file.split(path.sep).join('/')}`]
  if (!names) throw new Error(`app/classes.json has no class names of ${file}`)
  return names
}

/** The style sheets that define some classes, as Next.js wrote them. */
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
        // The styles of all others are inline in the page.
        laterStyles: later
          .flatMap((each) => Object.keys(outputs[each]?.inputs ?? {}))
          .filter((input) => input.endsWith('.module.css')),
      }
      return [[entryPoint.slice('island:'.length), island] as const]
    }),
  )
}
