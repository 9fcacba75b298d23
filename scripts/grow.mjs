/**
 * Builds the site with many generated projects in a folder of its own, and tells what that takes.
 * Nothing here is committed and nothing of the site is touched.
 *
 * node scripts/grow.mjs 3 100 1000
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const SLUGS = ['vistara', 'nakshatra', 'mandhra']
const PLACES = ['Avinashi', 'Palladam', 'Kangeyam', 'Dharapuram', 'Udumalpet', 'Madathukulam']
const counts = process.argv.slice(2).map(Number)
if (counts.length === 0 || counts.some((count) => !(count >= SLUGS.length))) {
  console.error(`Say how many projects, ${SLUGS.length} or more: node scripts/grow.mjs 3 100 1000`)
  process.exit(1)
}

const root = mkdtempSync(path.join(tmpdir(), 'grow-'))
try {
  copySite()
  console.log(
    '| projects | build | peak memory | pages | listing HTML | gzip |\n|---|---|---|---|---|---|',
  )
  let made = SLUGS.length
  for (const count of counts.toSorted((a, b) => a - b)) {
    for (; made < count; made += 1) addProject(made + 1)
    const { seconds, peak } = await build()
    console.log(
      `| ${count} | ${seconds.toFixed(1)} s | ${Math.round(peak / 1e6)} MB | ${listing(count)} |`,
    )
  }
} finally {
  rmSync(root, { recursive: true, force: true })
}

/** Everything that git knows of, with the installed packages as they are. */
function copySite() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.split('\n').filter((each) => each && existsSync(each))) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    cpSync(file, path.join(root, file))
  }
  // Hard links: the bundler refuses packages outside of the project, and copies would take minutes.
  execFileSync('cp', ['-al', 'node_modules', root])
}

/** A project that differs from every other in name, place, price and state. */
function addProject(number) {
  const pattern = SLUGS[number % SLUGS.length]
  const slug = `grown-${String(number).padStart(4, '0')}`
  const read = (file) => JSON.parse(readFileSync(path.join(root, 'content/projects', file), 'utf8'))
  const project = read(`${pattern}.json`)
  const locality = PLACES[number % PLACES.length]
  const { residences: _, ...rest } = project
  const grown = {
    ...rest,
    slug,
    position: number,
    name: `Grown ${number}`,
    status: { ...project.status, value: number % 2 ? 'in-progress' : 'completed' },
    pricePerSqFt: 900 + ((number * 137) % 4000),
    place: { ...project.place, locality, city: 'Tiruppur', mapQuery: `${locality}, Tiruppur` },
  }
  const write = (file, value) =>
    writeFileSync(path.join(root, 'content/projects', file), JSON.stringify(value))
  write(`${slug}.json`, grown)
  write(`plans/${slug}.json`, { ...read(`plans/${pattern}.json`), slug })
}

/** Runs the build and watches how much memory it and its children hold. */
async function build() {
  const start = performance.now()
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, residentBytes(child.pid))
  }, 250)
  const code = await new Promise((resolve) => child.on('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`the build failed with ${code}`)
  return { seconds: (performance.now() - start) / 1000, peak }
}

/** Resident memory of a process and all below it; from ps, so on Linux and macOS. */
function residentBytes(pid) {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const family = new Set([pid])
  let total = 0
  let hasGrown = true
  while (hasGrown) {
    const before = family.size
    for (const [child, parent] of rows) if (family.has(parent)) family.add(child)
    hasGrown = family.size > before
  }
  for (const [child, , kilobytes] of rows) if (family.has(child)) total += kilobytes * 1024
  return total
}

/** Pages that were built, and how heavy the listing is. */
function listing(count) {
  const out = path.join(root, 'out')
  const built = SLUGS.concat(count > SLUGS.length ? `grown-${String(count).padStart(4, '0')}` : [])
  for (const slug of built) {
    if (!existsSync(path.join(out, slug, 'index.html'))) throw new Error(`${slug} was not built`)
  }
  const pages = execFileSync('find', [out, '-name', 'index.html'], { encoding: 'utf8' })
    .trim()
    .split('\n').length
  const html = readFileSync(path.join(out, 'properties', 'index.html'))
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
  return [pages, kilobytes(html.length), kilobytes(gzipSync(html, { level: 9 }).length)].join(' | ')
}
