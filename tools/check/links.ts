/**
 * Fails where a built site has a broken link, fragment or file, or an unreachable page: npx tsx tools/check/links.ts
 */
import { crawl, exported, unreachable } from '@/e2e/helpers/crawler'
import { loadEnvironment } from '../build/environment.mjs'

loadEnvironment()
const site = exported()
const errors = [...crawl(site), ...unreachable(site)]
for (const error of errors) console.error(error)
console.log(`${site.files.size} files, ${errors.length} errors`)
if (errors.length > 0) process.exitCode = 1
