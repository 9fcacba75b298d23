import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { differences, settle } from '@/editor/checks/merge'
import { type GithubMock, startGithub } from '@/editor/e2e/github-mock'
import { checkout } from '@/editor/page/checkout'
import type { Git } from '@/editor/page/git'
import { github } from '@/editor/page/github'
import { type Change, type Late, type Store, storeOf } from '@/editor/page/store'
import type { CheckInput } from '@/tools/content/checks/create-checks'
import { checkoutIn } from './checkout'
import { startEditServer } from './server'

const SITE = 'content/en/site.json'
/** What is saved here is valid: these tests are about who saves when. */
const VALID = async ({ task }: CheckInput) => (task === 'errorsOfChanges' ? [] : { errors: [] })

let host: GithubMock
let page: string
let server: Awaited<ReturnType<typeof startEditServer>>

beforeAll(async () => {
  page = mkdtempSync(path.join(tmpdir(), 'edit-page-'))
  writeFileSync(path.join(page, 'index.html'), '{token}')
  host = await startGithub(page)
  server = await startEditServer({
    folder: page,
    port: 0,
    answers: checkoutIn({ root: host.root }),
  })
})
afterAll(async () => {
  await server?.close()
  await host?.close()
  rmSync(page, { recursive: true, force: true })
})

const git = (...given: readonly string[]) =>
  execFileSync('git', given, { cwd: host.root, encoding: 'utf8' }).trim()
const text = (file: string) => host.text(file)
const siteWith = (changed: object) =>
  `${JSON.stringify({ ...JSON.parse(text(SITE)), ...changed }, null, 2)}\n`

/** The two ways to the repository of one project: through the editor's server, and through GitHub. */
const WAYS: Readonly<Record<string, () => Git>> = {
  'on this machine': () => checkout(server.token, server.url),
  'through GitHub': () =>
    github(
      {
        repo: 'owner/name',
        branch: 'main',
        api: `${host.url}/api`,
        graphql: `${host.url}/api/graphql`,
        web: host.url,
        siteUrl: '',
      },
      { token: host.token, renew: async () => false },
    ),
}

describe.each(Object.keys(WAYS))('%s', (way) => {
  const open = async () => {
    const own = storeOf((WAYS[way] as () => Git)(), VALID, '')
    await own.start()
    return own
  }
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  /** A change based on the current version of the file. */
  const changeOf = async (file: string, value: string | null): Promise<Change> => {
    await store.start()
    return { file, text: value, version: (await store.read(file)).version }
  }
  const siteChange = (changed: object) => changeOf(SITE, siteWith(changed))

  test('different fields by two people are merged, and the same field is not overwritten', async () => {
    const [mine, theirs] = [
      await siteChange({ phone: '+912222222222' }),
      await siteChange({ email: 'theirs@example.com' }),
    ]
    assert.ok(!(await store.save([theirs], 'Theirs')).isRefused)
    assert.ok(!(await store.save([mine], 'Mine')).isRefused)
    expect([JSON.parse(text(SITE)).phone, JSON.parse(text(SITE)).email]).toEqual([
      '+912222222222',
      'theirs@example.com',
    ])
    const both = [
      await siteChange({ phone: '+913333333333' }),
      await siteChange({ phone: '+914444444444' }),
    ]
    const answers = await Promise.all(both.map((change) => store.save([change], 'At once')))
    const [refused, ...others] = answers.filter((each) => each.isRefused === true)
    expect(others).toEqual([])
    assert.match(refused?.message ?? '', /Somebody else changed the same/)
    // It comes with all that is needed for a choice, and can be saved after it.
    const [late] = refused?.late ?? []
    const phoneIn = (each?: string | null) => JSON.parse(each ?? '{}').phone
    expect([phoneIn(late?.base), phoneIn(late?.mine), phoneIn(late?.theirs)].toSorted()).toEqual([
      '+912222222222',
      '+913333333333',
      '+914444444444',
    ])
    const settled = settle(late?.base ?? '', late?.mine ?? '', late?.theirs ?? '', () => 'mine')
    const again = { file: SITE, text: settled, version: late?.version ?? null }
    assert.ok(!(await store.save([again], 'Settled')).isRefused)
    assert.equal(JSON.parse(text(SITE)).phone, phoneIn(late?.mine))
  })

  test('three people who save two pages at random lose nothing that was saved, and each can finish', async () => {
    const FILES = [SITE, 'content/en/projects/vistara.json'] as const
    const FIELDS = {
      [FILES[0]]: {
        email: (n: number) => `m${n}@example.com`,
        phone: (n: number) => `+91987654${n}`,
      },
      [FILES[1]]: { pricePerSqFt: (n: number) => n, name: (n: number) => `Vistara ${n}` },
    }
    // The same sequence in each run.
    let seed = 7
    const pick = <Each>(all: readonly Each[]): Each => {
      seed = (seed * 48271) % 2147483647
      return all[seed % all.length] as Each
    }
    let number = 1000
    const begin = git('rev-parse', 'HEAD')
    const people = await Promise.all([open(), open(), open()])
    for (let round = 0; round < 4; round++) {
      // All open before anybody saves.
      const work = await Promise.all(
        people.map(async (own) => {
          await own.start()
          const file = pick(FILES)
          const field = pick(Object.keys(FIELDS[file])) as keyof (typeof FIELDS)[typeof file]
          const value = (FIELDS[file][field] as (n: number) => unknown)(++number)
          const { text, version } = await own.read(file)
          return { own, file, field, value, opened: text ?? '', version }
        }),
      )
      await Promise.all(
        work.map(async ({ own, file, field, value, opened, version }) => {
          let text = `${JSON.stringify({ ...JSON.parse(opened), [field]: value }, null, 2)}\n`
          let answer = await own.save([{ file, text, version }], `${file} ${field}`)
          if (answer.isRefused && answer.late) {
            const [{ base, mine, theirs, version }] = answer.late as [Late]
            text = settle(base ?? '', mine ?? '', theirs ?? '', () => 'mine')
            answer = await own.save([{ file, text, version }], `${file} ${field}`)
          }
          while (answer.isRefused && /Others are saving|Somebody else/.test(answer.message))
            answer = await own.save(
              [{ file, text, version: (await own.read(file)).version }],
              `${file} ${field}`,
            )
          assert.ok(!answer.isRefused, JSON.stringify(answer))
        }),
      )
    }
    const commits = git('rev-list', '--reverse', `${begin}..HEAD`).split('\n')
    assert.equal(commits.length, 12)
    for (const id of commits) {
      const [file = '', field] = git('show', '--no-patch', '--format=%s', id).split(' ')
      const [before, after] = [`${id}^`, id].map((each) =>
        JSON.parse(git('show', `${each}:${file}`)),
      )
      expect(differences(before, after).map(({ path }) => path)).toEqual([[field]])
    }
  })

  test('a change is undone, and later changes of other fields stay', async () => {
    const before = JSON.parse(text(SITE))
    const first = await store.save([await siteChange({ phone: '+915555555555' })], 'A telephone')
    await store.save([await siteChange({ email: 'since@example.com' })], 'A mail')
    const commit = (await store.log()).find(({ message }) => message === 'A telephone')
    assert.ok(commit && !first.isRefused && commit.id === first.commit)
    const [changed] = await store.changed(commit.id)
    assert.equal(changed?.file, SITE)
    assert.equal(JSON.parse(changed?.after ?? '').phone, '+915555555555')
    assert.ok(!(await store.takeBack(commit)).isRefused)
    expect(JSON.parse(text(SITE))).toEqual({ ...before, email: 'since@example.com' })
    // A field that was changed again is not undone.
    await store.save([await siteChange({ phone: '+916666666666' })], 'Another telephone')
    const again = await store.takeBack(commit)
    assert.ok(again.isRefused)
    assert.equal(JSON.parse(text(SITE)).phone, '+916666666666')
  })

  test('undoing a new entry removes it, and undoing that restores it', async () => {
    const slug = way.toLowerCase().replaceAll(' ', '-')
    const file = `content/en/cricket/grounds/${slug}.json`
    const ground = JSON.parse(text('content/en/cricket/grounds/salem.json'))
    const entry = JSON.stringify({ ...ground, slug, name: 'New Ground' })
    assert.ok(!(await store.save([await changeOf(file, entry)], 'Add it')).isRefused)
    const [added] = await store.log()
    assert.ok(added && !(await store.takeBack(added)).isRefused)
    assert.equal(existsSync(path.join(host.root, file)), false)
    const [gone] = await store.log()
    assert.ok(gone && !(await store.takeBack(gone)).isRefused)
    assert.equal(text(file), entry)
  })

  test('a draft is kept on its own branch, replaced, and deleted', async () => {
    const before = git('rev-parse', 'HEAD')
    // Drafts are not validated.
    await store.keep('site', [await siteChange({ phone: 'half' })], 'Draft: Name')
    await store.keep('site', [await siteChange({ phone: 'more' })], 'Draft: Name')
    assert.equal(git('rev-parse', 'HEAD'), before)
    const [draft, ...others] = await store.drafts()
    assert.ok(draft && others.length === 0 && draft.message === 'Draft: Name')
    const [changed] = await store.changed(draft.id)
    assert.equal(JSON.parse(changed?.after ?? '').phone, 'more')
    await store.drop('site')
    expect(await store.drafts()).toEqual([])
  })
})
