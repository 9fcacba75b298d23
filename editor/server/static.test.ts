import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeStatic } from './static'

const env = { EDITOR_REPO: 'owner/name' }

test('the static editor is never written into folders for visitors', async () => {
  for (const folder of [
    'out',
    'out/editor',
    'site/edit',
    'public',
    './public/edit',
    '.',
    'lib/../out',
  ])
    await assert.rejects(writeStatic(folder, env), /published to visitors/, folder)
  await assert.rejects(writeStatic(undefined, env), /Say where/)
})

test('nothing of the editor is published with the site', () => {
  for (const folder of ['public', 'out', 'site'].filter((each) => existsSync(each)))
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      assert.doesNotMatch(file, /(^|\/)(editor\.(js|css)|checks\.js)$/, file)
      if (file.endsWith('.html'))
        assert.ok(!/edit-token|edit-host/.test(readFileSync(path.join(folder, file), 'utf8')), file)
    }
})

test('a missing repository is reported', async () => {
  const folder = path.join(tmpdir(), 'nothing')
  await assert.rejects(writeStatic(folder, {}), /EDITOR_REPO is missing/)
})

test('no setting can close the script element that contains it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-'))
  try {
    const EDITOR_BRANCH = '</script><base>'
    await writeStatic(folder, { ...env, EDITOR_BRANCH })
    const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
    assert.ok(!page.includes(EDITOR_BRANCH))
    const [, json = ''] = /id="edit-host">(.*?)<\/script>/.exec(page) ?? []
    assert.equal(JSON.parse(json).branch, EDITOR_BRANCH)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('its policy allows requests to GitHub only', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-'))
  try {
    await writeStatic(folder, env)
    const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
    for (const text of [
      page,
      ...['_headers', 'nginx.conf'].map((file) => readFileSync(path.join(folder, file), 'utf8')),
    ])
      assert.match(text, /connect-src 'self' https:\/\/api\.github\.com;/)
    assert.ok(!page.includes('edit-token'))
    assert.ok(
      readFileSync(path.join(folder, '_headers'), 'utf8').includes("frame-ancestors 'self'"),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
