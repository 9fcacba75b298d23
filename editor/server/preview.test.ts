import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyPages } from './preview'
import { startEditServer } from './server'

const PAGE = `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="script-src 'self'"/>
<link rel="preload" as="script" href="/noyyal/_next/a.js"/><script src="/noyyal/_next/a.js"></script></head>
<body><img src="/noyyal/_img/a.svg" srcset="/noyyal/_img/a.svg 1x, /noyyal/_img/b.svg 2x"><p>Here /there/</p>
<script>alert('</p>')</script></body></html>`

const folders: string[] = []
function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function assertShown(page: string) {
  assert.doesNotMatch(page, /<script|a\.js|script-src/)
  assert.match(
    page,
    /<head><meta http-equiv="Content-Security-Policy" content="default-src 'none';/,
  )
  assert.ok(page.includes('srcset="/preview/noyyal/_img/a.svg 1x, /preview/noyyal/_img/b.svg 2x"'))
  assert.ok(page.includes('<p>Here /there/</p>'))
}

test('a page of the site is at the address of the editor, without scripts', async () => {
  const asked: (string | undefined)[] = []
  const site = http.createServer(({ url }, response) => {
    asked.push(url)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const folder = newFolder()
  writeFileSync(path.join(folder, 'index.html'), '')
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/noyyal`
  const server = await startEditServer({ folder, port: 0, answers: {}, siteUrl })
  try {
    const answer = await fetch(`${server.url}preview/noyyal/vistara/`)
    assertShown(await answer.text())
    assert.match(
      `${answer.headers.get('content-security-policy')}`,
      /^default-src 'none'; style-src/,
    )
    assert.deepEqual(asked, ['/noyyal/vistara/'])
  } finally {
    await server.close()
    site.closeAllConnections()
    site.close()
  }
  const late = await startEditServer({ folder, port: 0, answers: {}, siteUrl })
  assert.equal((await fetch(`${late.url}preview/noyyal/`)).status, 502)
  await late.close()
})

test('the published editor has a copy of the pages, and the states of their content in place of it', () => {
  const [site, folder] = [newFolder(), newFolder()]
  mkdirSync(path.join(site, 'noyyal'))
  writeFileSync(path.join(site, 'noyyal/index.html'), PAGE)
  writeFileSync(path.join(site, 'noyyal/a.js'), '')
  copyPages(site, folder, '/noyyal')
  assertShown(readFileSync(path.join(folder, 'preview/noyyal/index.html'), 'utf8'))
  assert.throws(() => readFileSync(path.join(folder, 'preview/noyyal/a.js')))
  const states = JSON.parse(readFileSync(path.join(folder, 'preview/states.json'), 'utf8'))
  assert.match(states['content/en/site.json'], /^[0-9a-f]{40}$/)
})
