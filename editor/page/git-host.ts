/** A Git host as the editor uses it: it reads one branch and adds commits to it. */
export type GitHost = {
  /** The files of the branch, each with what tells its states apart. */
  tree: () => Promise<{ head: string; files: ReadonlyMap<string, string> }>
  /** The texts of files, by the states that the tree tells. */
  texts: (states: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The bytes of a file, by its state. */
  base64: (state: string) => Promise<string>
  /** Adds a commit onto a state of the branch. Tells whether the branch still was in that state. */
  commit: (head: string, message: string, changes: readonly FileChange[]) => Promise<boolean>
  /** Where the owner follows what becomes of a commit. */
  progressUrl: string
}

/** A file in a commit; without contents it is deleted. */
export type FileChange = { path: string; base64: string | null; isNew: boolean }

/** What the static editor is told when it is made (scripts/edit.ts). */
export type HostSettings = {
  kind: 'github' | 'gitlab'
  /** `owner/name`, for GitLab the path of the project. */
  repo: string
  branch: string
  /** The address of its API, without a slash at the end. */
  api: string
  /** Where GitHub is asked for several files, or for a commit, at once. */
  graphql?: string
  /** The address that people see, without a slash at the end. */
  web: string
  siteUrl: string
}

/** The access token of the person who edits. */
export type Session = {
  token: string
  /** Asks for a token over what is shown, and says why. Tells whether one was given. */
  renew: (said: string) => Promise<boolean>
}

/** A host's refusal, in words for the person who edits. */
export class HostFault extends Error {
  constructor(
    message: string,
    readonly status = 0,
    /** The host's own words. */
    readonly said = '',
  ) {
    super(message)
  }
}

const SIGN_IN: Readonly<Record<number, string>> = {
  401: 'The access token is not accepted: it has ended or was copied wrongly. Make a new one and sign in again.',
  403: 'The access token may not do this. It needs to read and write the contents of the repository.',
  404: 'The repository was not found. The access token must belong to somebody who may write to it.',
}

/** The host of the settings, for the person who holds the token. */
export const hostOf = (settings: HostSettings, session: Session): GitHost =>
  settings.kind === 'github' ? github(settings, session) : gitlab(settings, session)

/** Sends a request to the host. If the token has expired, gets a new one and sends the request again. */
async function asked<Answer>(session: Session, url: string, body?: object): Promise<Answer> {
  const { token } = session
  if (!token && !(await session.renew(''))) throw new HostFault('You are not signed in.', 401)
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => {
    throw new HostFault('There is no connection. What you wrote is still here; save again later.')
  })
  if (answer.ok) return answer.json()
  const { status } = answer
  const ended = SIGN_IN[401] ?? ''
  if (status === 401) {
    if (session.token !== token || (await session.renew(ended))) return asked(session, url, body)
    throw new HostFault(`${ended} What you wrote is still here.`, status)
  }
  const said = await answer.text()
  if (status === 429 || (status === 403 && isLimit(answer, said))) throw new HostFault(LIMIT)
  throw new HostFault(
    SIGN_IN[status] ??
      `The Git host answers ${status}. What you wrote is still here; save again later.`,
    status,
    said,
  )
}

const LIMIT =
  'The Git host takes no more requests for a while. What you wrote is still here; save again in some minutes.'

/** GitHub refuses too many requests with the status of missing rights. */
const isLimit = ({ headers }: Response, said: string) =>
  headers.get('x-ratelimit-remaining') === '0' ||
  headers.has('retry-after') ||
  /rate limit/i.test(said)

type GithubTree = { tree: { path: string; type: string; sha: string }[] }
type GithubAnswer = {
  data?: { repository?: Record<string, { text: string } | null> }
  errors?: { type?: string; message: string }[]
}

function github(settings: HostSettings, session: Session): GitHost {
  const { api, graphql = '', web, repo, branch } = settings
  const [owner, name] = repo.split('/')
  const query = async (text: string, variables: object) => {
    const answer = await asked<GithubAnswer>(session, graphql, { query: text, variables })
    const [error] = answer.errors ?? []
    if (error?.type === 'RATE_LIMITED') throw new HostFault(LIMIT)
    if (error?.type === 'FORBIDDEN') throw new HostFault(SIGN_IN[403] ?? '', 403)
    if (error && error.type !== 'STALE_DATA')
      throw new HostFault(`GitHub refuses this: ${error.message}`)
    return answer
  }
  return {
    progressUrl: `${web}/${repo}/actions`,
    async tree() {
      const ref = await asked<{ object: { sha: string } }>(
        session,
        `${api}/repos/${repo}/git/ref/heads/${branch}`,
      )
      const head = ref.object.sha
      const { tree } = await asked<GithubTree>(
        session,
        `${api}/repos/${repo}/git/trees/${head}?recursive=1`,
      )
      const blobs = tree.filter(({ type }) => type === 'blob')
      return { head, files: new Map(blobs.map(({ path, sha }) => [path, sha])) }
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
    base64: async (state) =>
      (await asked<{ content: string }>(session, `${api}/repos/${repo}/git/blobs/${state}`))
        .content,
    async commit(head, message, changes) {
      const text =
        'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }'
      const input = {
        branch: { repositoryNameWithOwner: repo, branchName: branch },
        expectedHeadOid: head,
        message: { headline: message },
        fileChanges: {
          additions: changes.flatMap(({ path, base64 }) =>
            base64 === null ? [] : { path, contents: base64 },
          ),
          deletions: changes.flatMap(({ path, base64 }) => (base64 === null ? { path } : [])),
        },
      }
      const { errors = [] } = await query(text, { input })
      return errors.length === 0
    },
  }
}

type GitlabFile = { id: string; path: string; type: string }

function gitlab({ api, web, repo, branch }: HostSettings, session: Session): GitHost {
  const base = `${api}/projects/${encodeURIComponent(repo)}/repository`
  const headOf = async () =>
    (
      await asked<{ commit: { id: string } }>(
        session,
        `${base}/branches/${encodeURIComponent(branch)}`,
      )
    ).commit.id
  /** The commit that wrote a file last, as of a state of the branch. */
  const lastCommitOf = async (file: string, head: string) => {
    const address = `${base}/files/${encodeURIComponent(file)}?ref=${head}`
    return (await asked<{ last_commit_id: string }>(session, address)).last_commit_id
  }
  const base64 = async (state: string) =>
    (await asked<{ content: string }>(session, `${base}/blobs/${state}`)).content
  return {
    base64,
    progressUrl: `${web}/${repo}/-/pipelines`,
    async tree() {
      const head = await headOf()
      const files: GitlabFile[] = []
      for (let page = 1; ; page++) {
        const some = await asked<GitlabFile[]>(
          session,
          `${base}/tree?recursive=true&per_page=100&page=${page}&ref=${head}`,
        )
        files.push(...some)
        if (some.length < 100) break
      }
      const blobs = files.filter(({ type }) => type === 'blob')
      return { head, files: new Map(blobs.map(({ path, id }) => [path, id])) }
    },
    async texts(states) {
      const read = async (state: string) => [state, textOf(await base64(state))] as const
      return new Map(await Promise.all(states.map(read)))
    },
    async commit(head, message, changes) {
      // GitLab cannot make a commit depend on the head of the branch. So this compares the head first, and
      // `last_commit_id` below guards each file.
      if ((await headOf()) !== head) return false
      const actionOf = async ({ path, base64: content, isNew }: FileChange) => ({
        action: content === null ? 'delete' : isNew ? 'create' : 'update',
        file_path: path,
        ...(content !== null && { content, encoding: 'base64' }),
        ...(!isNew && { last_commit_id: await lastCommitOf(path, head) }),
      })
      const actions = await Promise.all(changes.map(actionOf))
      try {
        await asked(session, `${base}/commits`, { branch, commit_message: message, actions })
        return true
      } catch (error) {
        const said = error instanceof HostFault && error.status === 400 ? error.said : ''
        if (/changed since|already exists|doesn't exist/i.test(said)) return false
        throw said ? new HostFault(`GitLab refuses this: ${said.slice(0, 200)}`) : error
      }
    },
  }
}

const textOf = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
