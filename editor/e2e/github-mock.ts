import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkoutIn } from '../server/checkout'

/** A run of the workflow that publishes, as GitHub's API returns it. */
export type StoodRun = {
  status: string
  conclusion: string | null
  jobs?: { id: number; name: string; conclusion: string; completed_at: string }[]
  annotations?: { path: string; annotation_level: string; title: string; message: string }[]
}

/** A mock of GitHub: a repository with a work tree, and the few requests that the editor makes. */
export type GithubMock = {
  url: string
  /** The work tree. */
  root: string
  /** The messages of the commits that the editor made, oldest first. */
  commits: () => readonly string[]
  /** Commits a file as another person would. */
  push: (file: string, text: string) => void
  /** Called before a commit is accepted, to simulate a concurrent save; a promise delays the commit. */
  beforeCommit: (() => unknown) | undefined
  /** The token that is accepted. */
  token: string
  /** While set, the answer to every request. */
  refusal: { status: number; headers?: Record<string, string>; body?: string } | undefined
  /** The run of the last commit; undefined until the workflow has started. */
  run: StoodRun | undefined
  text: (file: string) => string
  close: () => Promise<void>
}

type Asked = { query?: string; variables?: { input?: Input }; ref?: string }
type Input = {
  branch: { branchName: string }
  expectedHeadOid: string
  message: { headline: string }
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] }
}

/** Starts the mock on the project's own content; other requests get the files of `folder`. */
export async function startGithub(folder: string): Promise<GithubMock> {
  const root = mkdtempSync(path.join(tmpdir(), 'github-'))
  for (const each of ['content', 'assets', 'lib'])
    cpSync(each, path.join(root, each), { recursive: true })
  const git = (...given: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Developer', '-c', 'user.email=d@example.com', ...given], {
      cwd: root,
      encoding: 'utf8',
    }).trim()
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message=Begin')
  const { tree, texts, base64, commit, changed, keep, drafts, drop } = checkoutIn({ root })
  /** New branches of drafts without a commit. */
  const begun = new Set<string>()

  let challenge = ''
  let latest: Promise<unknown> = Promise.resolve()

  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://github')
    if (pathname === '/login/oauth/authorize') {
      challenge = searchParams.get('code_challenge') ?? ''
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.search = `${new URLSearchParams({ code: 'code', state: searchParams.get('state') ?? '' })}`
      response.writeHead(302, { location: `${back}` }).end()
      return
    }
    if (pathname === '/login/oauth/access_token') {
      const { code, code_verifier: verifier = '', client_secret: secret } = JSON.parse(body)
      const hash = createHash('sha256').update(verifier).digest('base64url')
      const isRight = code === 'code' && hash === challenge && secret === 'secret'
      response.end(JSON.stringify(isRight ? { access_token: mock.token } : { error: 'bad' }))
      return
    }
    if (!pathname.startsWith('/api/')) {
      const own = path.join(folder, pathname.replace(/\/$/, '/index.html'))
      const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
      const type = Object.entries(types).find(([ending]) => own.endsWith(ending))?.[1]
      const [, policy = ''] =
        /Policy: (.*)/.exec(readFileSync(path.join(folder, '_headers'), 'utf8')) ?? []
      response.writeHead(existsSync(own) ? 200 : 404, {
        'content-type': type ?? (own.endsWith('.svg') ? 'image/svg+xml' : 'image/avif'),
        'content-security-policy': policy,
      })
      response.end(existsSync(own) ? readFileSync(own) : '')
      return
    }
    const { refusal } = mock
    if (request.headers.authorization !== `Bearer ${mock.token}` || refusal) {
      response.writeHead(refusal?.status ?? 401, refusal?.headers).end(refusal?.body ?? '{}')
      return
    }
    const asked: Asked = body ? JSON.parse(body) : {}
    const answer = pathname.endsWith('/graphql')
      ? await answerQuery(asked)
      : ((await answerRef(request.method ?? '', pathname, asked)) ??
        (await answerPath(pathname.replace(/^.*?\/repos\/owner\/name\//, ''), searchParams)))
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}))
  })

  /** Answers requests for branches other than main. */
  async function answerRef(method: string, pathname: string, { ref = '' }: Asked) {
    const [, name = ''] = /heads\/draft\/([\w-]*)$/.exec(ref || pathname) ?? []
    if (pathname.includes('/git/matching-refs/')) {
      const all = (await drafts()).drafts.filter((each) => each.name.startsWith(name))
      return all.map((each) => ({
        ref: `refs/heads/draft/${each.name}`,
        object: { sha: each.id },
      }))
    }
    if (pathname.endsWith('/deployments')) return [{ id: 9 }]
    if (pathname.endsWith('/deployments/9/statuses'))
      return [{ environment_url: 'https://draft.example' }]
    if (method === 'POST' && pathname.endsWith('/git/refs')) return begun.add(name) && {}
    if (method === 'PATCH') return begun.add(name) && {}
    if (method !== 'DELETE') return undefined
    await drop({ name })
    return {}
  }

  async function answerPath(wanted: string, query: URLSearchParams): Promise<unknown> {
    const [, state = ''] = /^(?:git\/trees|git\/blobs|commits|check-runs)\/(\w+)/.exec(wanted) ?? []
    if (wanted === 'git/ref/heads/main') return { object: { sha: git('rev-parse', 'HEAD') } }
    if (wanted.startsWith('git/trees/'))
      return { tree: listedAt(state).map(([file, sha]) => ({ path: file, type: 'blob', sha })) }
    if (wanted.startsWith('git/blobs/')) {
      const { base64: content } = await base64({ state })
      return { content }
    }
    if (wanted.startsWith('commits/')) {
      const { files: all } = await changed({ commit: state })
      const parent = git('rev-list', '--parents', '-1', state).split(' ')[1]
      const [message = '', author = '', date = ''] = git(
        ...['show', '--no-patch', '--format=%s%x00%an%x00%cI', state],
      ).split('\0')
      return {
        commit: { message, author: { name: author }, committer: { date } },
        files: all.map(({ file }) => ({ filename: file })),
        parents: parent ? [{ sha: parent }] : [],
      }
    }
    if (wanted === 'commits') {
      const until = Date.parse(query.get('until') ?? '9999-01-01')
      return git('log', '--format=%H%x00%an%x00%cI%x00%s%x00%p', '--', query.get('path') ?? '')
        .split('\n')
        .map((line) => line.split('\0'))
        .filter(([, , when = '']) => Date.parse(when) <= until)
        .slice(0, Number(query.get('per_page')))
        .map(([sha, name, date, message, parents = '']) => ({
          ...{ sha, commit: { message, author: { name }, committer: { date } } },
          parents: parents.split(' ').map((each) => ({ sha: each })),
        }))
    }
    const { run } = mock
    if (wanted === 'actions/workflows/deploy.yml/runs') {
      const facts = { id: 7, head_sha: git('rev-parse', 'HEAD'), html_url: `${mock.url}/run` }
      return { workflow_runs: run ? [{ ...facts, ...run }] : [] }
    }
    const [, from, to] = /^compare\/(\w+)\.\.\.(\w+)$/.exec(wanted) ?? []
    if (from && to) return { status: git('merge-base', from, to) === from ? 'ahead' : 'diverged' }
    if (wanted === 'actions/runs/7/jobs') return { jobs: run?.jobs ?? [] }
    if (wanted.startsWith('check-runs/')) return run?.annotations ?? []
    return undefined
  }

  const listedAt = (commit: string): [string, string][] =>
    git('ls-tree', '-r', commit)
      .split('\n')
      .map((line) => {
        const [facts = '', file = ''] = line.split('\t')
        return [file, facts.split(' ')[2] ?? '']
      })

  async function answerQuery({ query = '', variables }: Asked): Promise<unknown> {
    if (variables?.input) return answerCommit(variables.input)
    const found = [...query.matchAll(/(f\d+): object\(oid: "(\w+)"\)/g)]
    const states = found.map(([, , sha]) => sha)
    const { texts: all } = await texts({ states })
    const repository = found.map(([, name], at) => [name, { text: all[at]?.[1] }])
    return { data: { repository: Object.fromEntries(repository) } }
  }

  async function answerCommit({ branch, expectedHeadOid, message, fileChanges }: Input) {
    const before = mock.beforeCommit
    mock.beforeCommit = undefined
    await before?.()
    const changes = [
      ...fileChanges.additions.map((each) => ({ path: each.path, base64: each.contents })),
      ...fileChanges.deletions.map((each) => ({ path: each.path, base64: null })),
    ]
    const name = branch.branchName.replace('draft/', '')
    if (name !== branch.branchName) {
      if (!begun.delete(name)) return { errors: [{ type: 'NOT_FOUND', message: 'no branch' }] }
      await keep({ name, message: message.headline, changes })
      return { data: { createCommitOnBranch: { commit: { oid: 'kept' } } } }
    }
    // One commit at a time: the files of another one may be on the disk before it exists.
    const committed = latest.then(async () => {
      if (expectedHeadOid !== git('rev-parse', 'HEAD')) return {}
      return commit({ head: (await tree()).head, message: message.headline, changes })
    })
    latest = committed.catch(() => {})
    const { id }: { id?: string } = await committed
    if (!id) return { errors: [{ type: 'STALE_DATA', message: 'stale' }] }
    return { data: { createCommitOnBranch: { commit: { oid: id } } } }
  }

  const mock: GithubMock = {
    url: '',
    root,
    commits: () =>
      git('log', '--reverse', '--format=%an%x00%s')
        .split('\n')
        .map((line) => line.split('\0'))
        .flatMap(([who, message = '']) => (who === 'Developer' ? [] : message)),
    push(file, text) {
      writeFileSync(path.join(root, file), text)
      git('add', file)
      git('commit', '--quiet', '--message=Change by somebody else')
    },
    beforeCommit: undefined,
    token: 'good-token',
    refusal: undefined,
    run: undefined,
    text: (file) => readFileSync(path.join(root, file), 'utf8'),
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      rmSync(root, { recursive: true, force: true })
    },
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  mock.url = `http://localhost:${typeof address === 'object' ? address?.port : 0}`
  return mock
}
