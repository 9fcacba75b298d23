import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import type { ServiceOrigins } from '../../hosting/services'

const SOURCE = readFileSync(new URL('default-policy.js', import.meta.url), 'utf8')

/** The script that decides which strings may become code, the same on every page that speaks to the same services. */
export function trustedTypesScript({ script }: Pick<ServiceOrigins, 'script'>): string {
  // An origin alone ends with a slash, so that no longer name begins with it.
  const foreign = script.map((each) => new URL(each).href)
  const code = SOURCE.replace("'FOREIGN'", () => foreign.map((each) => JSON.stringify(each)).join())
  return transformSync(code, { minify: true, target: 'es2022' }).code.trim()
}
