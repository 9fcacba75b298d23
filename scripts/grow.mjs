/**
 * Builds the site with many generated projects or players in a folder of its own, then once more after
 * one edit, and tells what that takes. Nothing here is committed and nothing of the site is touched.
 *
 * node scripts/grow.mjs projects 3 100 1000
 * node scripts/grow.mjs players 18 500 5000
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { fileOf } from './content-folder.mjs'
import { copySite } from './copy-site.mjs'

const SLUGS = ['vistara', 'nakshatra', 'mandhra']
const PLACES = ['Avinashi', 'Palladam', 'Kangeyam', 'Dharapuram', 'Udumalpet', 'Madathukulam']
const PLAYERS = fileOf('cricket/seasons/2025/squad')
const PROJECTS = fileOf('projects')
/** What a build keeps for the next one: the first build of each count starts without. */
const CACHES = ['.next', '.local']

/** How many there are already, how one more is made or edited, and the pages that show one or all of them. */
const KINDS = {
  projects: {
    start: SLUGS.length,
    grow: addProjects,
    edit: editProject,
    one: (slug) => slug,
    all: 'properties',
  },
  players: {
    start: 18,
    grow: addPlayers,
    edit: editPlayer,
    one: (slug) => `tiruppurTamilans/players/${slug}`,
    all: 'tiruppurTamilans/home',
  },
}

const [name, ...given] = process.argv.slice(2)
const kind = KINDS[name]
const counts = given.map(Number).sort((a, b) => a - b)
if (!kind || counts.length === 0 || counts.some((count) => !(count >= kind.start))) {
  console.error('Say what and how many: node scripts/grow.mjs projects 3 100 1000')
  process.exit(1)
}

const root = mkdtempSync(path.join(tmpdir(), 'grow-'))
try {
  copySite(root)
  console.log(
    `| ${name} | first build (processor) | after one edit | peak memory | pages | out/ | page of all, HTML | gzip |\n|---|---|---|---|---|---|---|---|`,
  )
  let made = kind.start
  for (const count of counts) {
    kind.grow(made + 1, count)
    made = count
    for (const kept of CACHES) rmSync(path.join(root, kept), { recursive: true, force: true })
    const first = await build()
    kind.edit()
    const second = await build()
    const peak = Math.max(first.peak, second.peak)
    console.log(
      `| ${count} | ${first.text} | ${second.text} | ${Math.round(peak / 1e6)} MB | ${exported(count)} |`,
    )
  }
} finally {
  rmSync(root, { recursive: true, force: true })
}

/** In letters: a player's address has no figures. */
function slugOf(number) {
  return `grown-${String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)])}`
}

function addProjects(from, to) {
  for (let number = from; number <= to; number += 1) addProject(number)
  execFileSync(process.execPath, ['scripts/plans.mjs'], { cwd: root })
}

/** A project that differs from every other in name, place, price and state. */
function addProject(number) {
  const pattern = SLUGS[number % SLUGS.length]
  const slug = slugOf(number)
  const read = (file) => JSON.parse(readFileSync(path.join(root, PROJECTS, file), 'utf8'))
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
    writeFileSync(path.join(root, PROJECTS, file), JSON.stringify(value))
  write(`${slug}.json`, grown)
  write(`plots/${slug}.json`, { ...read(`plots/${pattern}.json`), slug })
  const survey = (each) => path.join(root, 'assets/plans', `${each}-plan.svg`)
  cpSync(survey(pattern), survey(slug))
}

/** Another price: on the project's page, on its brochure and in the listing. */
function editProject() {
  const file = path.join(root, PROJECTS, 'vistara.json')
  const project = JSON.parse(readFileSync(file, 'utf8'))
  project.pricePerSqFt += 1
  writeFileSync(file, JSON.stringify(project))
}

function addPlayers(from, to) {
  for (let number = from; number <= to; number += 1) {
    const slug = slugOf(number)
    const player = {
      slug,
      position: number,
      name: 'Grown',
      surname: `${number}`,
      roles: ['Bowler'],
      teams: [],
    }
    writeFileSync(path.join(root, PLAYERS, `${slug}.json`), JSON.stringify(player))
  }
}

/** Another name for one player: on the player's page and on the card. */
function editPlayer() {
  const file = path.join(root, PLAYERS, 'sai-kishore.json')
  const player = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...player, surname: 'R' }))
}

/**
 * Runs the build. The seconds on the clock depend on what else the machine does; those of the processor,
 * summed over its cores, hardly do. Memory is that of the build and its children together.
 */
async function build() {
  const start = performance.now()
  // `times` is the shell's way to tell what its children have used.
  const command = `"${process.execPath}" scripts/build.mjs >&2 || exit 1; times`
  const child = spawn('sh', ['-c', command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // What is made up here has no Tamil words.
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', TRANSLATION: 'draft' },
  })
  const [times, log] = [[], []]
  child.stdout.on('data', (text) => times.push(text))
  child.stderr.on('data', (text) => log.push(text))
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, residentBytes(child.pid))
  }, 250)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`the build failed with ${code}\n${log.join('')}`)
  const seconds = (performance.now() - start) / 1000
  return { text: `${seconds.toFixed(1)} s (${processorSeconds(times.join(''))} s)`, peak }
}

/** Of the second line of `times`, which is about children: `1m23.45s 0m6.78s`. */
function processorSeconds(times) {
  const [, children = ''] = times.trim().split('\n')
  return Array.from(
    children.matchAll(/(\d+)m([\d.]+)s/g),
    ([, minutes, seconds]) => minutes * 60 + Number(seconds),
  )
    .reduce((sum, each) => sum + each, 0)
    .toFixed(0)
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

/** Pages that were built, what all files weigh, and the page that shows all of them. */
function exported(count) {
  const out = path.join(root, 'out')
  const last = path.join(out, kind.one(slugOf(count)), 'index.html')
  if (count > kind.start && !existsSync(last)) throw new Error(`${last} was not built`)
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const pages = files.filter((file) => file.name === 'index.html').length
  const bytes = files.reduce(
    (total, file) => total + statSync(path.join(file.parentPath ?? file.path, file.name)).size,
    0,
  )
  const html = readFileSync(path.join(out, kind.all, 'index.html'))
  const kilobytes = (size) => `${(size / 1000).toFixed(1)} kB`
  return [
    pages,
    `${Math.round(bytes / 1e6)} MB`,
    kilobytes(html.length),
    kilobytes(gzipSync(html, { level: 9 }).length),
  ].join(' | ')
}
