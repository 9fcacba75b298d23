/**
 * Shows that content is refused exactly when it is wrong: node --import tsx scripts/content-proof.ts
 *
 * 1. Makes changes that an owner may make on a copy of content, one after the other. `npm run content` has to accept
 *    each; the time it takes is printed.
 * 2. Makes changes that nobody may make, each on content as it is. Each has to be refused by file, field, value and
 *    what to write instead.
 * 3. Runs the unit tests over the changed copy: none of them may know what content says today.
 * 4. Builds the site from it. A season has begun there, so it is the only build in which an earlier one has its page.
 *
 * --changes   the changes alone, without the unit tests and the build
 */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onDisk } from '@/content/folder'
import { loadChecks } from './content'
import { ALLOWED } from './content-proof/allowed'
import { copyOf, fileIn, overOf } from './content-proof/edit'
import { REFUSED } from './content-proof/refused'
import { copySite } from './copy-site'
import { TSX } from './tsx.mjs'

/** What only the changes lead to, in the export. */
const EXPORTED = [
  'second/2025/index.html',
  'ta/second/2025/index.html',
  'share/second-2025.jpg',
  'tiruppurTamilans/players/arul-selvan/index.html',
  'tiruppurTamilans/fixtures/match-4.ics',
  'insights/before-you-buy/index.html',
  'sarayu/index.html',
  'brochures/sarayu.pdf',
]

const root = mkdtempSync(path.join(tmpdir(), 'content-proof-'))
const failures: string[] = []
try {
  const folder = path.join(root, 'content')
  cpSync(onDisk('content'), folder, { recursive: true })
  await proveAllowed(folder)
  await proveRefused()
  if (!process.argv.includes('--changes')) {
    await proveTests(folder)
    await proveBuild(folder, path.join(root, 'site'))
  }
} finally {
  rmSync(root, { recursive: true, force: true })
}
for (const failure of failures) console.error(`✖ ${failure}`)
console.log(
  `${ALLOWED.length} changes that an owner may make, ${REFUSED.length} that nobody may make: ${failures.length} went wrong`,
)
process.exitCode = failures.length > 0 ? 1 : 0

async function proveAllowed(folder: string) {
  const content = copyOf(folder)
  for (const [what, change] of ALLOWED) {
    change(content)
    const { code, said, seconds } = await check(folder)
    console.log(`${code === 0 ? 'accepted' : 'REFUSED'}  ${seconds.toFixed(1)} s  ${what}`)
    if (code !== 0) failures.push(`${what} was refused:\n${said}`)
  }
}

async function check(folder: string) {
  const start = performance.now()
  const { code, said } = await run([...TSX, 'scripts/content.ts'], folder)
  return { code, said, seconds: (performance.now() - start) / 1000 }
}

async function proveRefused() {
  const checks = await loadChecks()
  for (const [what, change, expected] of REFUSED) {
    const { faults } = await checks.judge(overOf(onDisk('content'), change))
    const found = faults.find(
      ({ file, told }) => file === fileIn(expected.file) && expected.told.test(told),
    )
    console.log(
      `${found ? `refused   ${found.file}  ${found.told.slice(0, 150)}` : 'ACCEPTED'}  (${what})`,
    )
    if (!found)
      failures.push(
        `${what} was not refused as ${expected.told}:\n${faults.map(({ file, told }) => `${file}: ${told}`).join('\n')}`,
      )
  }
}

async function proveTests(folder: string) {
  const jest = 'node_modules/jest/bin/jest.js'
  const { code, said } = await run([jest, '--silent'], folder)
  console.log(said.split('\n').slice(-6).join('\n'))
  if (code !== 0) failures.push(`unit tests know what content says:\n${said}`)
}

async function proveBuild(folder: string, site: string) {
  copySite(site)
  // The new project has the survey of another.
  const plans = path.join(site, 'assets/plans')
  cpSync(path.join(plans, 'mandhra-plan.svg'), path.join(plans, 'sarayu-plan.svg'))
  // What is made up here has no Tamil words.
  const { code, said } = await run([...TSX, 'scripts/build.ts'], folder, site, {
    TRANSLATION: 'draft',
  })
  if (code !== 0) return void failures.push(`the site was not built:\n${said}`)
  const missing = EXPORTED.filter((file) => !existsSync(path.join(site, 'out', file)))
  if (missing.length > 0) failures.push(`not exported: ${missing.join(', ')}`)
  else console.log(`built, with ${EXPORTED.join(', ')}`)
}

function run(command: readonly string[], folder: string, cwd = '.', env = {}) {
  const child = spawn(process.execPath, command, {
    cwd,
    env: {
      ...process.env,
      CONTENT_DIR: folder,
      GITHUB_ACTIONS: '',
      GITHUB_STEP_SUMMARY: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said })),
  )
}
