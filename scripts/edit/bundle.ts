/** Bundles the parts of the editor: the checks of content, and the page. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

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

/** The checks of content as one thread of Node. Returns its file. */
export async function bundleChecks(folder: string) {
  const outfile = path.resolve(folder, 'checks.mjs')
  await build({
    entryPoints: ['scripts/edit/checks-thread.ts'],
    outfile,
    bundle: true,
    plugins: [throughFiles],
    platform: 'node',
    mainFields: ['module', 'main'],
    format: 'esm',
    define: NOT_THE_ENVIRONMENT,
    logLevel: 'error',
  })
  return outfile
}

/** What of Node content uses, in a browser. */
const inBrowser: Plugin = {
  name: 'in-browser',
  setup({ onResolve }) {
    onResolve({ filter: /^node:(path|crypto)$/ }, ({ path: name }) => ({
      path: path.resolve(`editor/page/${name.replace(':', '-')}.ts`),
    }))
  },
}

/** The checks of content as a worker of the static editor. */
export async function bundleWorker(folder: string) {
  await build({
    entryPoints: [{ in: 'editor/page/checks-worker.ts', out: 'checks' }],
    outdir: folder,
    bundle: true,
    minify: true,
    plugins: [throughFiles, inBrowser],
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'es2022',
    define: NOT_THE_ENVIRONMENT,
    banner: { js: "globalThis.process={env:{},cwd:()=>'/'};" },
    logLevel: 'error',
  })
}

/** The editor's page: script and styles. */
export async function bundlePage(folder: string) {
  await build({
    entryPoints: [
      { in: 'editor/page/start.ts', out: 'editor' },
      { in: 'editor/page/editor.css', out: 'editor' },
    ],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    loader: { '.woff2': 'file' },
  })
}
