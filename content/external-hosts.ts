import { z } from 'zod'
import { defineDocument } from './define'
import { fields, token } from './schema/fields'

const hosts = defineDocument(
  'external-hosts.json',
  z.array(fields({ host: z.hostname(), reason: token })),
)

/**
 * Every foreign host that a page may link to, and why. A link to any other fails the test of links:
 * a typing mistake, a forgotten sample, or a host that is not on the list.
 */
export const externalHosts: Readonly<Record<string, string>> = Object.fromEntries(
  hosts.map(({ host, reason }) => [host, reason]),
)
