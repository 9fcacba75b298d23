/** Bundles the checks of content, which read the files that they are given in place of the disk. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'

const HERE = 'tools/content/checks'
/** Modules that read files of the project as the checks see them. */
const OF_CHECKS = /^(?:content|editor|tools[\\/]content[\\/]checks)[\\/]/

/** The modules of content/ that pages import: those beside schemas, rules and tests. */
const typedModules = () =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !NOT_FOR_PAGES.test(file))
    .sort()
const NOT_FOR_PAGES = /\.test\.ts$|^(?:schema|rules)\/|\/fixture\.ts$/

/** Content reads files, pictures and papers through the modules of those names in this folder. */
const throughFiles: Plugin = {
  name: 'through-files',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:fs$/ }, ({ importer }) =>
      OF_CHECKS.test(path.relative('.', importer))
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

/** Bundles a module that runs checks: libraries are taken as modules, of which a bundle leaves out what it does not use. */
export const CHECKS = {
  bundle: true,
  format: 'esm',
  // Checks read `content/…` through files.ts; where that lies on the disk is the reader's to know.
  define: { 'process.env.NODE_ENV': '"production"', 'process.env.CONTENT_DIR': '""' },
  logLevel: 'error',
  mainFields: ['module', 'main'],
  plugins: [throughFiles],
} satisfies BuildOptions

/** Bundles checks as one thread of Node. Returns its file. */
export async function bundleThread(folder: string, entry = `${HERE}/thread.ts`) {
  const outfile = path.resolve(folder, 'checks.mjs')
  await build({ ...CHECKS, entryPoints: [entry], outfile, platform: 'node' })
  return outfile
}
