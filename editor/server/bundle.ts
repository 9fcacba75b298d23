/** Bundles the parts of the editor: the checks of content, and the page. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'

/** The modules of content/ that pages import: those beside schemas, rules and tests. */
const typedModules = () =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !NOT_FOR_PAGES.test(file))
    .sort()
const NOT_FOR_PAGES = /\.test\.ts$|^(?:schema|rules)\/|\/fixture\.ts$/

/** Content reads files through `editor/files.ts`, pictures through `editor/images.ts` and papers through `editor/papers.ts`. */
const throughFiles: Plugin = {
  name: 'through-files',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:fs$/ }, ({ importer }) =>
      /^(?:content|editor)[\\/]/.test(path.relative('.', importer))
        ? { path: path.resolve('editor/files.ts') }
        : undefined,
    )
    onResolve({ filter: /^content-modules$/ }, ({ path }) => ({ path, namespace: 'content' }))
    onLoad({ filter: /.*/, namespace: 'content' }, () => ({
      contents: `export const modules = [${typedModules().map((file) => `() => import('./content/${file}')`)}]`,
      resolveDir: process.cwd(),
    }))
    onResolve({ filter: /(?:images|papers)\.generated\.json$/ }, ({ path: file }) => ({
      path: path.resolve(`editor/${path.basename(file, '.generated.json')}.ts`),
    }))
  },
}

/** Checks read `content/…` through `editor/files.ts`; where that lies on the disk is the reader's to know. */
const NOT_THE_ENVIRONMENT = {
  'process.env.NODE_ENV': '"production"',
  'process.env.CONTENT_DIR': '""',
}

const COMMON = {
  bundle: true,
  format: 'esm',
  define: NOT_THE_ENVIRONMENT,
  logLevel: 'error',
} satisfies BuildOptions
const IN_BROWSER = { ...COMMON, minify: true, target: 'es2022' } satisfies BuildOptions
/** Libraries of content are taken in the form of modules, of which a bundle leaves out what it does not use. */
const OF_CONTENT = {
  mainFields: ['module', 'main'],
  plugins: [throughFiles],
} satisfies BuildOptions

/** The checks of content as one thread of Node. Returns its file. */
export async function bundleChecks(folder: string) {
  const outfile = path.resolve(folder, 'checks.mjs')
  await build({
    ...COMMON,
    ...OF_CONTENT,
    entryPoints: ['editor/server/checks-thread.ts'],
    outfile,
    platform: 'node',
  })
  return outfile
}

/** The checks of content as a worker of the static editor. */
export const bundleWorker = (folder: string) =>
  build({
    ...IN_BROWSER,
    ...OF_CONTENT,
    alias: { 'node:path': './editor/page/node.ts', 'node:crypto': './editor/page/node.ts' },
    entryPoints: [{ in: 'editor/page/checks-worker.ts', out: 'checks' }],
    outdir: folder,
    banner: { js: "globalThis.process={env:{},cwd:()=>'/'};" },
  })

/** The editor's page: script and styles. */
export const bundlePage = (folder: string) =>
  build({
    ...IN_BROWSER,
    entryPoints: ['start.ts', 'editor.css'].map((name) => ({
      in: `editor/page/${name}`,
      out: 'editor',
    })),
    outdir: folder,
    loader: { '.woff2': 'file' },
  })
