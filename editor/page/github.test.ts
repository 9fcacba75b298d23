import { github, type HostSettings } from './github'

/** Commits of content and pictures as GitHub lists them: newest first, by path and day. */
const COMMITS = [
  { sha: 'd', path: 'assets', day: 4, parents: [{ sha: 'c' }, { sha: 'x' }] },
  { sha: 'c', path: 'content/ta', day: 3, parents: [{ sha: 'b' }] },
  { sha: 'b', path: 'content/en', day: 2, parents: [{ sha: 'a' }] },
  { sha: 'a', path: 'assets', day: 1, parents: [] },
]

test('the history of all paths is one, read further from its last change, without merges', async () => {
  const asked = jest.fn(async (address: string) => {
    const query = new URL(address).searchParams
    const until = Date.parse(query.get('until') ?? '2030-01-09')
    const found = COMMITS.map((each) => ({ ...each, date: `2030-01-0${each.day}T00:00:00+05:30` }))
      .filter(({ path, date }) => path === query.get('path') && Date.parse(date) <= until)
      .map(({ sha, parents, date }) => ({
        ...{ sha, parents },
        commit: { message: `Change ${sha}\n\nWhy`, author: { name: 'Owner' }, committer: { date } },
      }))
    return Response.json(found)
  })
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => asked(String(address)))
  const { log } = github(
    { api: 'https://api.example', repo: 'owner/name', branch: 'main' } as HostSettings,
    { token: 'token', renew: async () => false },
  )
  const all = await log()
  expect(all.map(({ id, message }) => [id, message])).toEqual([
    ['c', 'Change c'],
    ['b', 'Change b'],
    ['a', 'Change a'],
  ])
  expect((await log(all.slice(0, 1))).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(await log(all)).toEqual([])
})
