// @ts-check
/**
 * The environment of every command: variables that are set, then `.env.local`, then `.env`.
 * Built-ins only: this runs before anything is installed.
 *
 * `.env.example` explains every name; tools/build/environment.test.ts compares it with what is read.
 */
import { existsSync } from 'node:fs'

/** Variables that built pages may contain. All are public, and a change of one makes the build stale. */
export const PAGE_VARIABLES = [
  'BASE_PATH',
  'SITE_URL',
  'SITE_SERVICES',
  'LOCAL_PORT',
  'FORM_ENDPOINT',
  'FORM_ACCESS_KEY',
  'FEED_URL',
  'FEED_HOST',
  'FEED_KEY',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_APP_ID',
  'GTM_ID',
  'MAPS_EMBED_KEY',
  'SHOP_URL',
  'PRODUCTION_PREVIEW',
  'BUILD_DAY',
  'LOCALE',
  'TRANSLATION',
  'CONTENT_DIR',
]

/** Variables that no built page may contain. */
export const SECRET_VARIABLES = ['CRICKET_FEED_KEY']

/** Reads `.env.local` and `.env` into `process.env`, without overriding variables that are set. */
export function loadEnvironment() {
  for (const file of ['.env.local', '.env']) {
    if (existsSync(file)) process.loadEnvFile(file)
  }
  process.env.NEXT_TELEMETRY_DISABLED = '1'
}

/** Unset and empty differ: an empty BASE_PATH means the domain root. */
export const pageVariables = () => PAGE_VARIABLES.map((name) => [name, process.env[name] ?? null])
