/**
 * Builds the site for the flows of e2e/flows: this project with e2e/fixture in place of the owner's content, in a
 * folder of its own.
 *
 * --production-preview   as a live build would show it, for the flows of e2e/site/production-preview
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderSVG } from 'uqr'
import { copySite } from '../build/copy-site'
import { TSX } from '../build/tsx.mjs'
import { samplePdf } from './sample-pdf'

export const FIXTURE = path.join('.local', 'fixture')
export const FIXTURE_PREVIEW = path.join('.local', 'fixture-production-preview')
const SOURCE = path.join('e2e', 'fixture')
/** The date of every build of the fixture: its plot checks and the ends of its reservations are around it. */
const DAY = '2026-11-26'

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Copies the project, puts the fixture in place of its content, and builds what has changed. */
export function buildFixture(root: string): void {
  copySite(root)
  for (const language of ['en', 'ta']) {
    const folder = path.join(root, 'content', language)
    rmSync(folder, { recursive: true })
    // A page of text that the fixture does not have keeps the owner's words.
    cpSync(path.join('content', language, 'pages'), path.join(folder, 'pages'), { recursive: true })
  }
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue
    const copy = path.join(root, 'content', file)
    mkdirSync(path.dirname(copy), { recursive: true })
    // Same format as the editor writes.
    writeFileSync(copy, `${JSON.stringify(readJson(path.join(SOURCE, file)), null, 2)}\n`)
  }
  for (const survey of readdirSync(path.join(SOURCE, 'plans')))
    cpSync(path.join(SOURCE, 'plans', survey), path.join(root, 'assets', 'plans', survey))
  addPictures(root)
  addPapers(root)
  writeFileSync(path.join(root, '.env'), `BUILD_DAY=${DAY}\n`)
  run(root, 'tools/art/images.ts')
  // Marks the Tamil of the fixture as a current translation.
  run(root, 'tools/content/tamil.ts', '--accept')
  run(root, 'tools/build/build.ts', '--if-stale')
}

/** Pictures that an owner would upload and no project of ours has yet: a registration's QR code, a layout. */
const PICTURES = [
  {
    name: 'registration-code',
    svg: renderSVG('https://rera.tn.gov.in/', { pixelSize: 8 }),
    size: { width: 232, height: 232 },
    alt: 'QR code of the registration',
    tamil: 'பதிவின் கியூஆர் குறியீடு',
  },
  {
    name: 'approved-layout',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="#f7f4ec"/><path d="M80 80H560V320H80ZM240 80V320M400 80V320M80 200H560" fill="none" stroke="#123" stroke-width="3"/></svg>',
    size: { width: 640, height: 400 },
    alt: 'A sample of an approved layout',
    tamil: 'அங்கீகாரம் பெற்ற வரைபடத்தின் மாதிரி',
  },
]

function addPictures(root: string): void {
  const assets = path.join(root, 'assets')
  mkdirSync(path.join(assets, 'fixture'))
  const manifest = path.join(assets, 'manifest.json')
  const tamil = path.join(assets, 'alt.ta.json')
  const { images, ...rest } = readJson(manifest)
  const words = readJson(tamil)
  for (const { name, svg, size, alt, tamil: tamilAlt } of PICTURES) {
    const file = `fixture/${name}.svg`
    writeFileSync(path.join(assets, file), svg)
    images.push({ file, ...size, alt, focal: [0.5, 0.5] })
    words[`fixture/${name}`] = tamilAlt
  }
  writeFileSync(manifest, JSON.stringify({ ...rest, images }))
  writeFileSync(tamil, JSON.stringify(words))
}

/** Sample papers, each marked as one. No page uses the last. */
const PAPERS = {
  'layout-approval': ['SAMPLE of a layout approval, LO/14/2026', 'SAMPLE, second page'],
  'approved-layout-sample': ['SAMPLE of an approved layout, LO/14/2026'],
  'in-no-list': ['SAMPLE of a paper that nothing names'],
}

function addPapers(root: string): void {
  const folder = path.join(root, 'assets', 'papers', 'nakshatra')
  mkdirSync(folder, { recursive: true })
  for (const [name, lines] of Object.entries(PAPERS))
    writeFileSync(path.join(folder, `${name}.pdf`), samplePdf(lines))
}

function run(root: string, ...script: string[]): void {
  const { status } = spawnSync(process.execPath, [...TSX, ...script], {
    cwd: root,
    // Ignore a content folder set for work on content.
    env: {
      ...process.env,
      CONTENT_DIR: '',
      PRODUCTION_PREVIEW: root === FIXTURE_PREVIEW ? '1' : '',
    },
    stdio: 'inherit',
  })
  if (status === 0) return
  console.error(`${script.join(' ')} failed for e2e/fixture`)
  process.exit(1)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  buildFixture(process.argv.includes('--production-preview') ? FIXTURE_PREVIEW : FIXTURE)
