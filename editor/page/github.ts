import {
  DRAFTS,
  type FileChange,
  type Git,
  GitError,
  PAGE,
  type Progress,
  type SavedDraft,
} from './git'

/** Settings of the static editor, inlined when it is built (editor/server/edit.ts). */
export type HostSettings = {
  /** `owner/name`. */
  repo: string
  branch: string
  /** The address of the REST API, without a trailing slash. */
  api: string
  /** The address of the GraphQL API, used for several files or a commit at once. */
  graphql: string
  /** The address of the website, without a trailing slash. */
  web: string
  siteUrl: string
  /** The GitHub App for signing in, and the worker that exchanges its code for a token (editor/sign-in/worker.js). */
  app?: { client: string; exchange: string }
}

/** The access token of the user. */
export type Session = {
  token: string
  /** Asks for a token in a dialog, with a reason. Returns whether one was given. */
  renew: (said: string) => Promise<boolean>
}

const SIGN_IN: Readonly<Record<number, string>> = {
  401: 'The access token is not accepted: it has ended or was copied wrongly. Make a new one and sign in again.',
  403: 'The access token may not do this. It needs the right to read and write the contents of the site’s store at GitHub.',
  404: 'The site’s store at GitHub was not found. The access token must belong to somebody who may write to it.',
}

/** Sends a request to GitHub. If the token has expired, gets a new one and sends the request again. */
async function asked<Answer>(
  session: Session,
  url: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<Answer> {
  const { token } = session
  if (!token && !(await session.renew(''))) throw new GitError('You are not signed in.', 401)
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    method,
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new GitError('There is no connection. What you wrote is still here; save again later.')
  })
  if (answer.ok) return answer.status === 204 ? (undefined as Answer) : answer.json()
  const { status } = answer
  const ended = SIGN_IN[401] ?? ''
  if (status === 401) {
    if (session.token !== token || (await session.renew(ended)))
      return asked(session, url, body, method)
    throw new GitError(`${ended} What you wrote is still here.`, status)
  }
  const said = await answer.text()
  if (status === 429 || (status === 403 && isLimit(answer, said))) throw new GitError(LIMIT)
  throw new GitError(
    SIGN_IN[status] ?? `GitHub answers ${status}. What you wrote is still here; save again later.`,
    status,
  )
}

const LIMIT =
  'GitHub takes no more requests for a while. What you wrote is still here; save again in some minutes.'

/** GitHub answers rate limits with the same status as missing rights. */
const isLimit = ({ headers }: Response, said: string) =>
  headers.get('x-ratelimit-remaining') === '0' ||
  headers.has('retry-after') ||
  /rate limit/i.test(said)

type Tree = { tree: { path: string; type: string; sha: string }[] }
type Answer = {
  data?: {
    repository?: Record<string, { text: string } | null>
    createCommitOnBranch?: { commit: { oid: string } }
  }
  errors?: { type?: string; message: string }[]
}
type LoggedCommit = {
  sha: string
  commit: { message: string; author: { name: string }; committer: { date: string } }
  /** A merge has two. */
  parents?: readonly { sha: string }[]
}
type Run = {
  id: number
  head_sha: string
  status: string
  conclusion: string | null
  html_url: string
  updated_at: string
}
type Job = { id: number; conclusion: string | null; name: string; completed_at: string }
type Annotation = { path: string; annotation_level: string; title: string | null; message: string }

type Ref = { ref: string; object: { sha: string } }

const said = (id: string, { message, author, committer }: LoggedCommit['commit']) => ({
  id,
  who: author.name,
  when: committer.date,
  message: message.replace(/\n[\s\S]*/, ''),
})

/** The workflow that publishes the site, and its job that deploys it. */
const WORKFLOW = 'deploy.yml'
const PUBLISHES = 'publish'
/** The title of content errors in its annotations (tools/content/content.ts). */
const NOT_PUBLISHED = 'Not published'

/** A branch of a repository on GitHub, accessed with the user's token. */
export function github(settings: HostSettings, session: Session): Git {
  const { api, graphql, web, repo, branch } = settings
  const [owner, name] = repo.split('/')
  const read = <Read>(path: string) => asked<Read>(session, `${api}/repos/${repo}/${path}`)
  const write = (method: string, path: string, body?: object) =>
    asked<unknown>(session, `${api}/repos/${repo}/${path}`, body, method)
  const headOf = async () =>
    (await read<{ object: { sha: string } }>(`git/ref/heads/${branch}`)).object.sha
  const query = async (text: string, variables: object) => {
    const answer = await asked<Answer>(session, graphql, { query: text, variables })
    const [error] = answer.errors ?? []
    if (error?.type === 'RATE_LIMITED') throw new GitError(LIMIT)
    if (error?.type === 'FORBIDDEN') throw new GitError(SIGN_IN[403] ?? '', 403)
    if (error && error.type !== 'STALE_DATA')
      throw new GitError(`GitHub refuses this: ${error.message}`)
    return answer
  }
  const filesOf = async (state: string) => {
    const { tree } = await read<Tree>(`git/trees/${state}?recursive=1`)
    return new Map(tree.flatMap(({ path, type, sha }) => (type === 'blob' ? [[path, sha]] : [])))
  }

  async function commitOn(
    branchName: string,
    head: string,
    message: string,
    changes: readonly FileChange[],
  ) {
    const text =
      'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }'
    const input = {
      branch: { repositoryNameWithOwner: repo, branchName },
      expectedHeadOid: head,
      message: { headline: message },
      fileChanges: {
        additions: changes.flatMap(({ path, base64 }) =>
          base64 === null ? [] : { path, contents: base64 },
        ),
        deletions: changes.flatMap(({ path, base64 }) => (base64 === null ? { path } : [])),
      },
    }
    return (await query(text, { input })).data?.createCommitOnBranch?.commit.oid
  }

  /** A draft with the address of its preview, if a host has deployed one. */
  async function keptOf({ ref, object }: Ref): Promise<SavedDraft> {
    const name = ref.replace(`refs/heads/${DRAFTS}`, '')
    const { commit } = await read<LoggedCommit>(`commits/${object.sha}`)
    const [deployment] = await read<{ id: number }[]>(`deployments?sha=${object.sha}&per_page=1`)
    const statuses = deployment
      ? await read<{ environment_url?: string }[]>(`deployments/${deployment.id}/statuses`)
      : []
    const address = statuses.find(({ environment_url: url }) => url?.startsWith('https://'))
    return {
      ...said(object.sha, commit),
      name,
      ...(address?.environment_url && { address: address.environment_url }),
    }
  }

  /** The run that publishes a commit: its own, or the newest if that includes the commit. */
  async function runOf(commit: string): Promise<Run | undefined> {
    const { workflow_runs: runs } = await read<{ workflow_runs: Run[] }>(
      `actions/workflows/${WORKFLOW}/runs?per_page=20`,
    )
    const own = runs.find(({ head_sha }) => head_sha === commit)
    const [newest] = runs
    if (own || !newest) return own
    const { status } = await read<{ status: string }>(`compare/${commit}...${newest.head_sha}`)
    return status === 'ahead' ? newest : undefined
  }

  async function errorsOf(jobs: readonly Job[]) {
    const failed = jobs.filter(({ conclusion }) => conclusion === 'failure')
    const all = await Promise.all(
      failed.map(({ id }) => read<Annotation[]>(`check-runs/${id}/annotations`)),
    )
    return all
      .flat()
      .filter(({ title }) => title === NOT_PUBLISHED)
      .map(({ path, message }) => ({ file: path, text: message }))
  }

  return {
    async tree() {
      const head = await headOf()
      return { head, files: await filesOf(head) }
    },
    async texts(states) {
      const wanted = states.map(
        (state, index) => `f${index}: object(oid: "${state}") { ... on Blob { text } }`,
      )
      const text = `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${wanted.join(' ')} } }`
      const { data } = await query(text, { owner, name })
      return new Map(
        states.map((state, index) => [state, data?.repository?.[`f${index}`]?.text ?? '']),
      )
    },
    base64: async (state) => (await read<{ content: string }>(`git/blobs/${state}`)).content,
    commit: (head, message, changes) => commitOn(branch, head, message, changes),
    async keep(name, message, changes) {
      const head = await headOf()
      const own = (await read<Ref[]>(`git/matching-refs/heads/${DRAFTS}${name}`)).some(
        ({ ref }) => ref === `refs/heads/${DRAFTS}${name}`,
      )
      if (own) await write('PATCH', `git/refs/heads/${DRAFTS}${name}`, { sha: head, force: true })
      else await write('POST', 'git/refs', { ref: `refs/heads/${DRAFTS}${name}`, sha: head })
      await commitOn(DRAFTS + name, head, message, changes)
    },
    async drafts() {
      const refs = await read<Ref[]>(`git/matching-refs/heads/${DRAFTS}`)
      return Promise.all(refs.map(keptOf))
    },
    drop: async (name) => {
      await write('DELETE', `git/refs/heads/${DRAFTS}${name}`)
    },
    async log(known = []) {
      // GitHub's API takes one path at a time: the newest of all paths are the next ones.
      const { when = '' } = known.at(-1) ?? {}
      const until = when && `&until=${encodeURIComponent(when)}`
      const all = await Promise.all(
        ['content/en', 'content/ta', 'assets'].map((path) =>
          read<LoggedCommit[]>(`commits?sha=${branch}&per_page=100&path=${path}${until}`),
        ),
      )
      const commits = new Map(
        all
          .flat()
          .flatMap((each) => ((each.parents?.length ?? 0) > 1 ? [] : [[each.sha, each.commit]])),
      )
      for (const { id } of known) commits.delete(id)
      return [...commits]
        .map(([id, commit]) => said(id, commit))
        .sort((one, other) => Date.parse(other.when) - Date.parse(one.when))
        .slice(0, PAGE)
    },
    async changed(commit) {
      const { files, parents } = await read<{
        files: { filename: string; previous_filename?: string; status: string }[]
        parents: { sha: string }[]
      }>(`commits/${commit}`)
      const [before, after] = await Promise.all([
        filesOf(parents[0]?.sha ?? commit),
        filesOf(commit),
      ])
      const names = files.flatMap((each) => [each.previous_filename ?? [], each.filename].flat())
      return [...new Set(names)].map((file) => ({
        file,
        before: before.get(file) ?? null,
        after: after.get(file) ?? null,
      }))
    },
    async progress(commit): Promise<Progress> {
      const run = await runOf(commit)
      const address = run?.html_url ?? `${web}/${repo}/actions`
      if (!run) return { state: 'waiting', address }
      if (run.status !== 'completed') return { state: 'running', address }
      const { jobs } = await read<{ jobs: Job[] }>(`actions/runs/${run.id}/jobs`)
      const published = jobs.find(({ name }) => name === PUBLISHES)
      if (published?.conclusion === 'success')
        return { state: 'live', when: published.completed_at, address }
      return { state: 'refused', errors: await errorsOf(jobs), address }
    },
  }
}
