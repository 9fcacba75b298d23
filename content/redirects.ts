import { readFileSync } from 'node:fs'
import type { SitePath } from '@/lib/domain/routes'
import { fileOf, onDisk } from './folder'

/**
 * Addresses of pages that have another one now. They are read as they are: the checks of content have judged them, and
 * who reads the rules of a site needs no schema for it.
 */
export const redirects: readonly { from: SitePath; to: SitePath }[] = JSON.parse(
  readFileSync(onDisk(fileOf('redirects.json')), 'utf8'),
)
