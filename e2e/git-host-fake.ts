import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'

const HEAD = 'head-'
const isCommit = (pathname: string, body: string) =>
  pathname.endsWith('/repository/commits') || body.includes('createCommitOnBranch')
const shaOf = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex')

/** What stands for GitHub and GitLab: one branch in memory, the few requests that the editor makes. */
export type FakeHost = {
  url: string
  files: Map<string, Buffer>
  /** The headlines of the commits, oldest first. */
  commits: string[]
  /** Called before a commit is taken, as if somebody else saved in that moment; a promise holds the commit. */
  beforeCommit: (() => unknown) | undefined
  /** The token that is accepted. */
  token: string
  /** While set, the answer to every request. */
  refusal: { status: number; headers?: Record<string, string>; body?: string } | undefined
  text: (file: string) => string
  close: () => Promise<void>
}

/** Starts the fake over the project's own content; other requests get the files of `folder`. */
export async function startFakeHost(folder: string): Promise<FakeHost> {
  const files = new Map<string, Buffer>()
  const add = (file: string) => files.set(file, readFileSync(file))
  for (const file of readdirSync('content', { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json')) add(`content/${file}`)
  for (const file of ['lib/images.generated.json', 'assets/manifest.json', 'README.md']) add(file)
  for (const file of readdirSync('assets', { recursive: true, encoding: 'utf8' }))
    if (/\.(?:jpg|png|svg)$/.test(file)) add(`assets/${file}`)

  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake')
    const own = path.join(folder, pathname === '/' ? 'index.html' : pathname)
    if (!pathname.startsWith('/api/')) {
      const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
      const type = Object.entries(types).find(([ending]) => own.endsWith(ending))?.[1]
      response.writeHead(existsSync(own) ? 200 : 404, { 'content-type': type ?? 'image/avif' })
      response.end(existsSync(own) ? readFileSync(own) : '')
      return
    }
    const { authorization, 'private-token': token = authorization?.replace('Bearer ', '') } =
      request.headers
    const { refusal } = host
    if (token !== host.token || refusal) {
      response.writeHead(refusal?.status ?? 401, refusal?.headers).end(refusal?.body ?? '{}')
      return
    }
    if (isCommit(pathname, body)) {
      const before = host.beforeCommit
      host.beforeCommit = undefined
      await before?.()
    }
    const answer = answerOf(pathname, searchParams, body ? JSON.parse(body) : undefined)
    const [status, said] =
      answer instanceof Error ? [400, { message: answer.message }] : [200, answer]
    response.writeHead(answer ? status : 404).end(JSON.stringify(said ?? {}))
  })
  const host: FakeHost = {
    url: '',
    files,
    commits: [],
    beforeCommit: undefined,
    token: 'good-token',
    refusal: undefined,
    text: (file) => files.get(file)?.toString() ?? '',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const lastCommitOf = (file: string) => {
    const bytes = files.get(file)
    return bytes && `commit-${shaOf(bytes)}`
  }
  const headNow = () =>
    `${HEAD}${shaOf(Buffer.from([...files].map(([file, bytes]) => file + shaOf(bytes)).join()))}`

  type Asked = {
    query?: string
    variables?: { input?: GithubInput }
    commit_message?: string
    actions?: { action: string; file_path: string; content?: string; last_commit_id?: string }[]
  }
  type GithubInput = {
    expectedHeadOid: string
    message: { headline: string }
    fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] }
  }

  function answerOf(pathname: string, query: URLSearchParams, asked?: Asked): unknown {
    const blob = (sha: string) => [...files.values()].find((bytes) => shaOf(bytes) === sha)
    const tree = [...files].map(([file, bytes]) => ({
      path: file,
      type: 'blob',
      sha: shaOf(bytes),
      id: shaOf(bytes),
    }))
    if (pathname.endsWith('/git/ref/heads/main')) return { object: { sha: headNow() } }
    if (pathname.includes('/git/trees/')) return { tree }
    if (pathname.endsWith('/graphql'))
      return asked?.variables?.input
        ? githubCommit(asked.variables.input)
        : githubTexts(asked?.query ?? '', blob)
    if (pathname.endsWith('/repository/branches/main')) return { commit: { id: headNow() } }
    if (pathname.endsWith('/repository/tree')) {
      const page = Number(query.get('page'))
      return tree.slice((page - 1) * 100, page * 100)
    }
    if (pathname.includes('/blobs/'))
      return { content: blob(path.basename(pathname))?.toString('base64') }
    if (pathname.includes('/repository/files/'))
      return { last_commit_id: lastCommitOf(decodeURIComponent(path.basename(pathname))) }
    if (pathname.endsWith('/repository/commits')) {
      const actions = asked?.actions ?? []
      if (actions.some((each) => each.action === 'create' && files.has(each.file_path)))
        return new Error('A file with this name already exists')
      if (actions.some((each) => each.last_commit_id !== lastCommitOf(each.file_path)))
        return new Error('You are attempting to update a file that has changed since')
      for (const { action, file_path, content } of actions)
        if (action === 'delete') files.delete(file_path)
        else files.set(file_path, Buffer.from(content ?? '', 'base64'))
      host.commits.push(asked?.commit_message ?? '')
      return { id: headNow() }
    }
    return undefined
  }

  function githubTexts(query: string, blob: (sha: string) => Buffer | undefined) {
    const found = [...query.matchAll(/(f\d+): object\(oid: "(\w+)"\)/g)]
    const repository = Object.fromEntries(
      found.map(([, name, sha]) => [name, { text: blob(sha ?? '')?.toString() }]),
    )
    return { data: { repository } }
  }

  function githubCommit({ expectedHeadOid, message, fileChanges }: GithubInput) {
    if (expectedHeadOid !== headNow()) return { errors: [{ type: 'STALE_DATA', message: 'stale' }] }
    for (const { path: file, contents } of fileChanges.additions)
      files.set(file, Buffer.from(contents, 'base64'))
    for (const { path: file } of fileChanges.deletions) files.delete(file)
    host.commits.push(message.headline)
    return { data: {} }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  host.url = `http://localhost:${typeof address === 'object' ? address?.port : 0}`
  return host
}
