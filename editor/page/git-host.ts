/** A Git host as the editor uses it: it reads one branch and adds commits to it. */
export type GitHost = {
  /** The files of the branch, each with what tells its states apart. */
  tree: () => Promise<{ head: string; files: ReadonlyMap<string, string> }>
  /** The texts of files, by the states that the tree tells. */
  texts: (states: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Adds a commit onto a state of the branch. Tells whether the branch still was in that state. */
  commit: (head: string, message: string, changes: readonly FileChange[]) => Promise<boolean>
  /** Where the owner follows what becomes of a commit. */
  progressUrl: string
}

/** A file in a commit; without contents it is deleted. */
export type FileChange = { path: string; base64: string | null; isNew: boolean }

/** What the static editor is told when it is made (scripts/edit.mjs). */
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

/** The words of a host's refusal, for the person who signs in. */
class HostFault extends Error {}

const SIGN_IN: Readonly<Record<number, string>> = {
  401: 'The access token is not accepted. Make a new one and sign in again.',
  403: 'The access token may not do this. It needs to read and write the contents of the repository.',
  404: 'The repository was not found. The access token must belong to somebody who may write to it.',
}

/** The host of the settings, for whoever holds the token. */
export const hostOf = (settings: HostSettings, token: string): GitHost =>
  settings.kind === 'github' ? github(settings, token) : gitlab(settings, token)

async function asked<Answer>(url: string, headers: HeadersInit, body?: object): Promise<Answer> {
  const answer = await fetch(url, {
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => {
    throw new HostFault('There is no connection. What you wrote is still here; save again later.')
  })
  if (!answer.ok)
    throw new HostFault(
      SIGN_IN[answer.status] ?? `The Git host answers ${answer.status}. Save again later.`,
    )
  return answer.json()
}

type GithubTree = { tree: { path: string; type: string; sha: string }[] }
type GithubAnswer = {
  data?: { repository?: Record<string, { text: string } | null> }
  errors?: { type?: string; message: string }[]
}

function github({ api, graphql = '', web, repo, branch }: HostSettings, token: string): GitHost {
  const headers = { authorization: `Bearer ${token}` }
  const [owner, name] = repo.split('/')
  return {
    progressUrl: `${web}/${repo}/actions`,
    async tree() {
      const ref = await asked<{ object: { sha: string } }>(
        `${api}/repos/${repo}/git/ref/heads/${branch}`,
        headers,
      )
      const head = ref.object.sha
      const { tree } = await asked<GithubTree>(
        `${api}/repos/${repo}/git/trees/${head}?recursive=1`,
        headers,
      )
      const blobs = tree.filter(({ type }) => type === 'blob')
      return { head, files: new Map(blobs.map(({ path, sha }) => [path, sha])) }
    },
    async texts(states) {
      const wanted = states.map(
        (state, index) => `f${index}: object(oid: "${state}") { ... on Blob { text } }`,
      )
      const query = `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${wanted.join(' ')} } }`
      const { data } = await asked<GithubAnswer>(graphql, headers, {
        query,
        variables: { owner, name },
      })
      return new Map(
        states.map((state, index) => [state, data?.repository?.[`f${index}`]?.text ?? '']),
      )
    },
    async commit(head, message, changes) {
      const query =
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
      const { errors = [] } = await asked<GithubAnswer>(graphql, headers, {
        query,
        variables: { input },
      })
      if (errors.length === 0) return true
      if (errors.some(({ type }) => type === 'STALE_DATA')) return false
      throw new HostFault(`GitHub refuses the change: ${errors[0]?.message}`)
    },
  }
}

type GitlabFile = { id: string; path: string; type: string }

function gitlab({ api, web, repo, branch }: HostSettings, token: string): GitHost {
  const headers = { 'private-token': token }
  const base = `${api}/projects/${encodeURIComponent(repo)}/repository`
  const headOf = async () =>
    (
      await asked<{ commit: { id: string } }>(
        `${base}/branches/${encodeURIComponent(branch)}`,
        headers,
      )
    ).commit.id
  return {
    progressUrl: `${web}/${repo}/-/pipelines`,
    async tree() {
      const head = await headOf()
      const files: GitlabFile[] = []
      for (let page = 1; ; page++) {
        const some = await asked<GitlabFile[]>(
          `${base}/tree?recursive=true&per_page=100&page=${page}&ref=${head}`,
          headers,
        )
        files.push(...some)
        if (some.length < 100) break
      }
      const blobs = files.filter(({ type }) => type === 'blob')
      return { head, files: new Map(blobs.map(({ path, id }) => [path, id])) }
    },
    async texts(states) {
      const read = async (state: string) => {
        const { content } = await asked<{ content: string }>(`${base}/blobs/${state}`, headers)
        return [state, textOf(content)] as const
      }
      return new Map(await Promise.all(states.map(read)))
    },
    async commit(head, message, changes) {
      // GitLab has no such condition for a whole branch: it is asked just before.
      if ((await headOf()) !== head) return false
      const actionOf = ({ base64, isNew }: FileChange) =>
        base64 === null ? 'delete' : isNew ? 'create' : 'update'
      await asked(`${base}/commits`, headers, {
        branch,
        commit_message: message,
        actions: changes.map((change) => ({
          action: actionOf(change),
          file_path: change.path,
          ...(change.base64 !== null && { content: change.base64, encoding: 'base64' }),
        })),
      })
      return true
    },
  }
}

const textOf = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
