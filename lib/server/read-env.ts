import { z } from 'zod'
import { dayOf } from '@/lib/domain/property/publication'
import type { DocumentDatabase, FeedSource } from '@/lib/domain/services'

/**
 * Environment variables of the build. By default it uses the project's local services;
 * `SITE_SERVICES=live` requires the live values. Read only at build time.
 */
const url = z.url({ protocol: /^https?$/ })
const flag = z
  .enum(['0', '1', ''])
  .default('')
  .transform((value) => value === '1')
const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined)

const schema = z.object({
  SITE_URL: url
    .default('https://www.noyyal.example')
    .transform((value) => value.replace(/\/+$/, '')),
  SITE_SERVICES: z.enum(['local', 'live']).default('local'),
  LOCAL_PORT: z.coerce.number().int().min(1).max(65_535).default(4174),
  FORM_ENDPOINT: text.pipe(url.optional()),
  FORM_ACCESS_KEY: text,
  FEED_URL: text.pipe(url.optional()),
  FEED_HOST: text,
  FEED_KEY: text,
  FIREBASE_PROJECT_ID: text,
  FIREBASE_API_KEY: text,
  FIREBASE_APP_ID: text,
  GTM_ID: text,
  MAPS_EMBED_KEY: text,
  SHOP_URL: text.pipe(url.optional()),
  PRODUCTION_PREVIEW: flag,
  BUILD_DAY: z.iso.date().optional(),
})

/** The variables that a live build requires, and where the owner gets their values. */
const REQUIRED_LIVE = {
  SITE_URL: 'the public address of the site, such as https://www.example.com',
  FORM_ENDPOINT:
    'the submit address of the form provider, for Web3Forms https://api.web3forms.com/submit',
  FORM_ACCESS_KEY: 'the public access key that the form provider sends by mail',
} as const

/** External services and settings of a build. */
export type Env = {
  siteUrl: string
  isLive: boolean
  /** The port of the local services. */
  localPort: number
  form: { endpoint: string; accessKey: string }
  feed?: FeedSource
  documents?: DocumentDatabase
  /** The tag manager's container, and the URL of its script. */
  tags?: { id: string; scriptUrl: string }
  /** Key of Google's Maps Embed API. Without it, the embed that needs no key is used. */
  mapsKey?: string
  shopUrl?: string
  /**
   * Production preview: hides unpublished projects and placeholders. Always true in a live build;
   * `npm start -- --production-preview` sets it with the local services.
   */
  showsProduction: boolean
  /** The day of the build in Indian time; determines which registrations have expired. */
  day: string
}

/**
 * Parses and validates the environment. Throws one error that lists every missing or malformed
 * variable, and where to get required ones.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success)
    throw new Error(`The environment is not usable\n${z.prettifyError(parsed.error)}`)
  const env = parsed.data

  const isLive = env.SITE_SERVICES === 'live'
  if (isLive) {
    const missing = Object.entries(REQUIRED_LIVE).filter(([name]) => !given[name])
    if (missing.length > 0) {
      const lines = missing.map(([name, where]) => `  ${name}: ${where}`)
      throw new Error(
        `SITE_SERVICES=live needs these values (see .env.example)\n${lines.join('\n')}`,
      )
    }
  }

  const localUrl = `http://localhost:${env.LOCAL_PORT}`
  const documents = readDocuments(env, isLive)
  const feed = readFeed(env, isLive, localUrl)
  const tags = readTags(env, isLive, localUrl)

  return {
    siteUrl: env.SITE_URL,
    isLive,
    localPort: env.LOCAL_PORT,
    form: {
      endpoint: env.FORM_ENDPOINT ?? `${localUrl}/form/submit`,
      accessKey: env.FORM_ACCESS_KEY ?? 'local-access-key',
    },
    ...(feed && { feed }),
    ...(documents && { documents }),
    ...(tags && { tags }),
    ...(env.MAPS_EMBED_KEY && { mapsKey: env.MAPS_EMBED_KEY }),
    ...(env.SHOP_URL && { shopUrl: env.SHOP_URL }),
    showsProduction: isLive || env.PRODUCTION_PREVIEW,
    day: env.BUILD_DAY ?? dayOf(new Date()),
  }
}

type Parsed = z.infer<typeof schema>

function readFeed(env: Parsed, isLive: boolean, localUrl: string): FeedSource | undefined {
  const feedUrl = env.FEED_URL ?? (isLive ? undefined : `${localUrl}/feed`)
  if (!feedUrl) return undefined
  const url = feedUrl.replace(/\/+$/, '')
  // A file of the own host needs no key.
  if (url.endsWith('.json')) return { url }
  return {
    url,
    ...(env.FEED_HOST && { host: env.FEED_HOST }),
    ...(env.FEED_KEY && { key: env.FEED_KEY }),
  }
}

function readDocuments(env: Parsed, isLive: boolean): DocumentDatabase | undefined {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_APP_ID: appId } = env
  if (projectId && apiKey && appId) return { projectId, apiKey, appId }
  if (isLive) return undefined
  return {
    projectId: 'demo-noyyal',
    apiKey: 'local-api-key',
    appId: 'local-app',
    emulator: { host: 'localhost', port: env.LOCAL_PORT },
  }
}

function readTags(env: Parsed, isLive: boolean, localUrl: string): Env['tags'] {
  if (env.GTM_ID) return { id: env.GTM_ID, scriptUrl: 'https://www.googletagmanager.com/gtm.js' }
  return isLive ? undefined : { id: 'GTM-LOCAL', scriptUrl: `${localUrl}/tags/gtm.js` }
}
