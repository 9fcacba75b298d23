import type { Change, ContentError, ValidationResult } from './validate'

/** One run of a check over the files of the project, with `over` applied and `broken` files left out. */
export type CheckInput = {
  task: string
  given: readonly unknown[]
  over: readonly Change[]
  broken: ReadonlyMap<string, string>
}

/** The file that an error message begins with; of two entries that exclude each other, the second. */
function fileOfError(error: string) {
  const [, folder, slug] = /^(content\/[\w/-]+)\n.* by ".*" and "(.*)"/.exec(error) ?? []
  return slug ? `${folder}/${slug}.json` : /^content\/[\w./-]+\.json/.exec(error)?.[0]
}

/** Parses an error message of the build, which begins with the file: `content/en/site.json\n✖ phone is …`. */
export function errorOfMessage(message: string): ContentError {
  const [, line, rest] = /^content\/[\w./-]+?(?:, (line \d+))?\n✖ ([\s\S]*)$/.exec(message) ?? []
  const file = fileOfError(message) ?? ''
  const text = rest ? `${line ? `${line}: ` : ''}${rest}` : message
  return { file, path: [], text, message: text }
}

/**
 * Runs the content checks, on this machine and in the static editor alike. A run that fails on an unreadable file is
 * repeated without it, with the file listed as broken, so that it hides no errors of other files.
 */
export function createChecks(runOnce: (asked: CheckInput) => Promise<unknown>) {
  async function ask<Answer>(
    task: string,
    given: readonly unknown[] = [],
    over: readonly Change[] = [],
    broken = new Map<string, string>(),
  ): Promise<Answer> {
    for (;;) {
      try {
        return (await runOnce({ task, given, over, broken })) as Answer
      } catch (error) {
        const { message } = error as Error
        const file = fileOfError(message)
        if (!file || broken.has(file)) throw error
        broken.set(file, message)
      }
    }
  }

  /** Returns all errors that stop content from being published, and the number of stale Tamil texts. */
  function validate(over: readonly Change[] = []) {
    const broken = new Map<string, string>()
    return ask<ValidationResult>('validate', [], over, broken).catch(
      ({ message }: Error): ValidationResult => {
        // Other files may fail to load without the broken ones: report only those.
        const messages = broken.size > 0 ? [...broken.values()] : [message]
        return { errors: messages.map(errorOfMessage), stale: [] }
      },
    )
  }

  return { ask, validate }
}
