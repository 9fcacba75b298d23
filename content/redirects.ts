import { readFileSync } from 'node:fs'
import type { SitePath } from '@/lib/domain/routes'
import { fileOf, onDisk } from './folder'

/**
 * Redirects from old addresses. Not validated here: the content checks have done so, and without the schema this module
 * stays light for the host configuration.
 */
export const redirects: readonly { from: SitePath; to: SitePath }[] = JSON.parse(
  readFileSync(onDisk(fileOf('redirects.json')), 'utf8'),
)
