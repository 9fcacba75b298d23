import { defineDocument } from './define'

const hosts = defineDocument('external-hosts.json')

/**
 * Every foreign host that a page may link to, and why. A link to any other fails the test of links:
 * a typing mistake, a forgotten sample, or a host that is not on the list.
 */
export const externalHosts: Readonly<Record<string, string>> = Object.fromEntries(
  hosts.map(({ host, reason }) => [host, reason]),
)
