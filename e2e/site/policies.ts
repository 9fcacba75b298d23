/** A Content-Security-Policy by directive. */
export type Policy = Readonly<Record<string, readonly string[]>>

/** Parses a policy header. Several policies joined by commas would all apply; this site sends one. */
export function readPolicy(header = ''): Policy {
  return Object.fromEntries(
    header
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )
}

/** The policy in a page's meta element, for hosts that send no headers. */
export const policyInPage = (html: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]
