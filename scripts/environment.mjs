/**
 * The environment as every command sees it: `.env.local`, then `.env`, under what is really set.
 * Built-ins only: this runs before anything is installed.
 */
import { existsSync } from 'node:fs'

/** What changes the built pages. Kept in step with lib/env.ts and hosting/services.mjs. */
const OUTPUT_VARIABLES = [
  'BASE_PATH',
  'SITE_URL',
  'SITE_SERVICES',
  'LOCAL_SERVICES_URL',
  'FORM_ENDPOINT',
  'FORM_ACCESS_KEY',
  'FEED_URL',
  'FEED_HOST',
  'FEED_KEY',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_APP_ID',
  'GTM_ID',
  'MAP_ORIGIN',
  'SHOP_URL',
  'STRICT_RERA',
]

export function loadEnvironment() {
  for (const file of ['.env.local', '.env']) {
    if (!existsSync(file)) continue
    if (!process.loadEnvFile) throw new Error(`Reading ${file} needs Node 20.12 or newer`)
    process.loadEnvFile(file)
  }
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  // One address for the pages, their policy and the process that answers.
  process.env.LOCAL_SERVICES_URL ||= `http://localhost:${process.env.LOCAL_PORT || 4174}`
}

/** Unset and empty differ: an empty BASE_PATH means the domain root. */
export const outputVariables = () =>
  OUTPUT_VARIABLES.map((name) => [name, process.env[name] ?? null])
