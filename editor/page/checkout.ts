import { type Git, GitError } from './git'

/** The repository of this machine through editor/server/checkout.ts. `at`, the server's address, ends with a slash. */
export function checkout(token: string, at = ''): Git {
  async function ask<Answer>(name: string, body: object = {}): Promise<Answer> {
    const answer = await fetch(`${at}api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-edit-token': token },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    const read = await answer?.json().catch(() => undefined)
    if (!answer || !read)
      throw new GitError(
        'The editor does not answer: it has ended on this machine. Start it again; what you wrote is still here.',
      )
    if (!answer.ok) throw new GitError(read.message, answer.status)
    return read
  }
  return {
    async tree() {
      const { head, files } = await ask<{ head: string; files: [string, string][] }>('tree')
      return { head, files: new Map(files) }
    },
    texts: async (states) =>
      new Map((await ask<{ texts: [string, string][] }>('texts', { states })).texts),
    base64: async (state) => (await ask<{ base64: string }>('base64', { state })).base64,
    commit: async (head, message, changes) =>
      (await ask<{ id?: string }>('commit', { head, message, changes })).id,
    keep: async (name, message, changes) => {
      await ask('keep', { name, message, changes })
    },
    drafts: async () =>
      (await ask<{ drafts: Awaited<ReturnType<Git['drafts']>> }>('drafts')).drafts,
    drop: async (name) => {
      await ask('drop', { name })
    },
    log: async (known = []) =>
      (await ask<{ commits: Awaited<ReturnType<Git['log']>> }>('log', { skip: known.length }))
        .commits,
    changed: async (commit) =>
      (await ask<{ files: Awaited<ReturnType<Git['changed']>> }>('changed', { commit })).files,
  }
}
