import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { NextConfig } from 'next'
import { basePath } from './lib/base-path'
import { locale } from './lib/locale'

const ROOT = path.resolve(import.meta.dirname)

/** The modules that another language has in place of the English ones: `dates.ta.ts` for `dates.ts`. */
function standIns(): Record<string, string> {
  if (locale === 'en') return {}
  const ending = `.${locale}.ts`
  const files = ['lib', 'styles'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`),
  )
  return Object.fromEntries(
    files.map((file) => [`@/${file.slice(0, -ending.length)}`, `./${file}`]),
  )
}

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  basePath,
  reactStrictMode: true,
  poweredByHeader: false,
  // A host opens the file of a plot's folder; the development server knows it by its whole name alone.
  ...(process.env.NODE_ENV === 'development' && {
    redirects: async () => [
      {
        source: '/:project/plot/:number(\\d+)',
        destination: '/:project/plot/:number/index.html',
        permanent: false,
      },
    ],
  }),
  // The editor shows the development server to an owner (editor/server/edit.ts).
  ...(process.env.EDITOR_PREVIEW && { devIndicators: false as const }),
  // Derivatives are made before the build (tools/art/images.ts); the optimiser needs a server.
  images: { unoptimized: true },
  // A fixed id keeps two builds of one commit byte-identical; assets carry content hashes of their own.
  generateBuildId: () => 'site',
  turbopack: { root: ROOT, resolveAlias: standIns() },
  // `npm test` checks them, tests and tools included; here it would take a quarter of the build once more.
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
  experimental: {
    agentUpgrade: false,
    // By itself Next.js leaves one of them idle.
    cpus: availableParallelism(),
    // Each page carries the rules it uses, and no others: nothing to wait for before the first paint.
    inlineCss: true,
    cssChunking: { type: 'graph', requestCost: 0, weightDistribution: 0 },
  },
}

export default config
