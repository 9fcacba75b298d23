/**
 * Runs the Nu HTML Checker over all built pages at once. Only errors count: its warnings include list roles,
 * which VoiceOver needs, its infos React's form of void elements. Skipped without Java.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from '../build/ensure.mjs'
import { loadEnvironment } from '../build/environment.mjs'
import { filesIn } from '../build/postbuild/files'

const CHECKER = 'node_modules/vnu-jar/build/dist/vnu.jar'
const JAVA = ['-jar', CHECKER]
/** Ignores CSS messages: the checker does not know `@container` and `@property`, and the linter reads styles. */
const FILTER = ['--filterpattern', 'CSS: .*']

/** Returns why the pages cannot be checked here; undefined if they can. */
export function missingJava(): string | undefined {
  const { status } = spawnSync('java', [...JAVA, '--version'])
  return status === 0 ? undefined : 'there is no Java here, or one older than 17'
}

/** Returns each error with its file and line. */
export function checkPages(files: string[]) {
  const options = ['--errors-only', '--stdout', ...FILTER]
  const { status, stdout } = spawnSync('java', [...JAVA, ...options, ...files], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  return { isValid: status === 0, text: stdout }
}

async function main() {
  const missing = missingJava()
  if (missing) {
    console.log(`Skipped: ${missing}.`)
    return
  }
  loadEnvironment()
  await ensureBuilt()
  const files = filesIn('out')
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join('out', file))
  const { isValid, text } = checkPages(files)
  console.log(isValid ? `${files.length} pages without an error` : text)
  process.exitCode = isValid ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
