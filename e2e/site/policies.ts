/** A Content-Security-Policy by directive. */
export type Policy = Readonly<Record<string, readonly string[]>>

/** Where two policies are joined by a comma, both are enforced: this site sends one. */
export function readPolicy(header = ''): Policy {
  return Object.fromEntries(
    header
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )
}

/** The policy that a page carries in itself, for hosts that send no headers. */
export const policyInPage = (html: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]
