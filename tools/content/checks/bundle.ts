/** Bundles the content checks with a virtual file system in place of `node:fs`. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'

const HERE = 'tools/content/checks'
/** Modules whose file access goes through the virtual file system. */
const READS_FILES = /^(?:content|editor|tools[\\/]content[\\/]checks)[\\/]/

/** The modules of content/ that pages import: all but schemas, rules and tests. */
const typedModules = () =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !NOT_FOR_PAGES.test(file))
    .sort()
const NOT_FOR_PAGES = /\.test\.ts$|^(?:schema|rules)\/|\/fixture\.ts$/

/** Redirects imports of the file system, pictures and papers to the modules of this folder that replace them. */
const throughFiles: Plugin = {
  name: 'through-files',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:fs$/ }, ({ importer }) =>
      READS_FILES.test(path.relative('.', importer))
        ? { path: path.resolve(HERE, 'files.ts') }
        : undefined,
    )
    onResolve({ filter: /^content-modules$/ }, ({ path }) => ({ path, namespace: 'content' }))
    onLoad({ filter: /.*/, namespace: 'content' }, () => ({
      contents: `export const modules = [${typedModules().map((file) => `() => import('./content/${file}')`)}]`,
      resolveDir: process.cwd(),
    }))
    onResolve({ filter: /(?:images|papers)\.generated\.json$/ }, ({ path: file }) => ({
      path: path.resolve(HERE, `${path.basename(file, '.generated.json')}.ts`),
    }))
  },
}

/** Options for bundling checks. Libraries are imported as ES modules, so that unused code is left out. */
export const CHECKS = {
  bundle: true,
  format: 'esm',
  // Checks name files as `content/…`; on-disk.ts knows which folder on the disk that is.
  define: { 'process.env.NODE_ENV': '"production"', 'process.env.CONTENT_DIR': '""' },
  logLevel: 'error',
  mainFields: ['module', 'main'],
  plugins: [throughFiles],
} satisfies BuildOptions

/** Bundles checks as a Node worker thread. Returns the file. */
export async function bundleThread(folder: string, entry = `${HERE}/thread.ts`) {
  const outfile = path.resolve(folder, 'checks.mjs')
  await build({ ...CHECKS, entryPoints: [entry], outfile, platform: 'node' })
  return outfile
}
