/** hosting/indexnow.sh against a server that has the sitemap of before and takes the message. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const script = path.resolve('hosting/indexnow.sh')
const folder = mkdtempSync(path.join(tmpdir(), 'indexnow-'))

let served: string | undefined
let told: unknown[] = []
let status = 200
const server = http.createServer(async (request, response) => {
  if (request.method === 'POST') {
    told.push(JSON.parse(await text(request)))
    response.writeHead(status).end()
    return
  }
  const isThere = request.url === '/noyyal/sitemap.xml' && served !== undefined
  response.writeHead(isThere ? 200 : 404).end(served)
})
let origin = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** A sitemap as the build writes it: each page with the day it changed, if one is known. */
const sitemap = (pages: Record<string, string>) =>
  `<?xml version="1.0"?>\n<urlset>\n${Object.entries(pages)
    .map(
      ([page, day]) =>
        `<url>\n<loc>https://a.example${page}</loc>\n<image:image>\n<image:loc>https://a.example/p.webp</image:loc>\n</image:image>\n${
          day && `<lastmod>${day}</lastmod>\n`
        }</url>\n`,
    )
    .join('')}</urlset>\n`

/** Publishes `next` after `former`. Returns what search engines are told. */
async function publish(former: string | undefined, next: string) {
  served = former
  told = []
  mkdirSync(path.join(folder, 'site/noyyal'), { recursive: true })
  writeFileSync(path.join(folder, 'site/noyyal/sitemap.xml'), next)
  const codes: number[] = []
  for (const step of ['keep', 'tell']) {
    const env = {
      ...{ PATH: process.env.PATH, ADDRESS: origin, BASE: '/noyyal' },
      ...{ KEY: 'abcdef0123456789', ENDPOINT: `${origin}/indexnow` },
    }
    const run = spawn(script, [step], { cwd: folder, env: { ...process.env, ...env } })
    const [code] = await once(run, 'exit')
    codes.push(code)
  }
  return { told, codes }
}

const urlsOf = (message: unknown) => Object(message).urlList

test('pages that are new, gone or of another day are told, with the host and the key', async () => {
  const { told, codes } = await publish(
    sitemap({ '/same/': '2026-01-01', '/old/': '2026-01-01', '/gone/': '', '/undated/': '' }),
    sitemap({ '/same/': '2026-01-01', '/old/': '2026-02-02', '/undated/': '', '/new/': '' }),
  )
  expect(codes).toEqual([0, 0])
  assert.equal(told.length, 1)
  expect(told[0]).toEqual({
    host: origin.replace('http://', ''),
    key: 'abcdef0123456789',
    urlList: ['/gone/', '/new/', '/old/'].map((page) => `https://a.example${page}`),
  })
})

test('the first publication tells of every page', async () => {
  const { told } = await publish(undefined, sitemap({ '/a/': '2026-01-01', '/b/': '' }))
  expect(urlsOf(told[0])).toEqual(['https://a.example/a/', 'https://a.example/b/'])
})

test('where nothing has changed nobody is told', async () => {
  const same = sitemap({ '/a/': '2026-01-01' })
  const { told, codes } = await publish(same, same)
  expect(told).toEqual([])
  expect(codes).toEqual([0, 0])
})

test('an answer that refuses shows in the run', async () => {
  status = 422
  const { codes } = await publish(undefined, sitemap({ '/a/': '' }))
  assert.equal(codes[0], 0)
  assert.notEqual(codes[1], 0)
  status = 200
})
