import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'
import { basePath } from './lib/domain/base-path'
import { locale, TSCONFIGS } from './lib/domain/locale'

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
  turbopack: { root: import.meta.dirname },
  typescript: {
    // `npm test` checks them, tests and tools included; here it would take a quarter of the build once more.
    ignoreBuildErrors: true,
    tsconfigPath: TSCONFIGS[locale],
  },
  agentRules: false,
  experimental: {
    agentUpgrade: false,
    // components/postcss.config.mjs.
    turbopackLocalPostcssConfig: true,
    // By itself Next.js leaves one of them idle.
    cpus: availableParallelism(),
    // Each page carries the rules it uses, and no others: nothing to wait for before the first paint.
    inlineCss: true,
    cssChunking: { type: 'graph', requestCost: 0, weightDistribution: 0 },
  },
}

export default config
