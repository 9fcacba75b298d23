/** Bundles the checks and the page of the editor. */
import { type BuildOptions, build } from 'esbuild'
import { bundleThread, CHECKS } from '@/tools/content/checks/bundle'

const IN_BROWSER = {
  bundle: true,
  format: 'esm',
  define: CHECKS.define,
  logLevel: 'error',
  minify: true,
  target: 'es2022',
} satisfies BuildOptions

/** Bundles the checks of content and of the editor as a Node worker thread. Returns the file. */
export const bundleChecks = (folder: string) =>
  bundleThread(folder, 'editor/server/checks-thread.ts')

/** Bundles the same checks as a web worker of the static editor. */
export const bundleWorker = (folder: string) =>
  build({
    ...CHECKS,
    ...IN_BROWSER,
    entryPoints: [{ in: 'editor/page/checks-worker.ts', out: 'checks' }],
    outdir: folder,
    banner: { js: "globalThis.process={env:{},cwd:()=>'/'};" },
  })

/** Bundles the page of the editor: script and styles. */
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
