import type { Change, ContentError, ValidationResult } from './validate'

/** One run of a check over the files of the project, with changes over them and without those that are broken. */
export type Asked = {
  task: string
  given: readonly unknown[]
  over: readonly Change[]
  broken: ReadonlyMap<string, string>
}

/** The file that an error is about; of two entries that cannot stand beside each other, the second. */
function culpritOf(error: string) {
  const [, folder, slug] = /^(content\/[\w/-]+)\n.* by ".*" and "(.*)"/.exec(error) ?? []
  return slug ? `${folder}/${slug}.json` : /^content\/[\w./-]+\.json/.exec(error)?.[0]
}

/** A message of the build as an error. It begins with the file: `content/en/site.json\n✖ phone is …`. */
export function errorOfMessage(message: string): ContentError {
  const [, line, rest] = /^content\/[\w./-]+?(?:, (line \d+))?\n✖ ([\s\S]*)$/.exec(message) ?? []
  const file = culpritOf(message) ?? ''
  const text = rest ? `${line ? `${line}: ` : ''}${rest}` : message
  return { file, path: [], text, message: text }
}

/**
 * Asks the checks of content, on this machine and in the static editor alike. A file that cannot be read is left out,
 * and they are told of it: one broken file hides none of the others.
 */
export function asking(runOnce: (asked: Asked) => Promise<unknown>) {
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
        const file = culpritOf(message)
        if (!file || broken.has(file)) throw error
        broken.set(file, message)
      }
    }
  }

  /** Everything that stops content from being published, and how many Tamil texts lag behind the English. */
  function validate(over: readonly Change[] = []) {
    const broken = new Map<string, string>()
    return ask<ValidationResult>('validate', [], over, broken).catch(
      ({ message }: Error): ValidationResult => {
        // Without a file that is broken, others may not load: it is the one to correct.
        const messages = broken.size > 0 ? [...broken.values()] : [message]
        return { errors: messages.map(errorOfMessage), stale: [] }
      },
    )
  }

  return { ask, validate }
}
