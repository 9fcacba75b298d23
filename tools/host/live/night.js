/**
 * Writes `live.json` once a minute during the match of today, without packages: .github/workflows/live.yml.
 *
 * PUBLISH   the command that takes the file from its standard input
 */
import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { matchOn, nextFile, readStarts, textOf } from './live.js'

const MINUTE = 60 * 1000
const LONGEST_PAUSE = 10 * MINUTE
/** A later match is for a later run. */
const SOON = 2 * 60 * MINUTE

/** Ends after the match. A failure keeps the published file, and doubles the pause. */
export async function runNight({
  settings,
  publish,
  now = Date.now,
  sleep = (time) => wait(time),
}) {
  const starts = await readStarts(settings)
  let file
  let pause = MINUTE
  for (;;) {
    const start = matchOn(starts, file, now())
    if (start === undefined) {
      const next = Math.min(...starts.filter((each) => each > now()))
      if (file || next - now() > SOON) return
      await sleep(next - now())
      continue
    }
    try {
      const fresh = await nextFile(settings, file, start, now())
      publish(textOf(fresh))
      file = fresh
      pause = MINUTE
    } catch (error) {
      console.error(new Date(now()).toISOString(), error.message)
      pause = Math.min(2 * pause, LONGEST_PAUSE)
    }
    await sleep(pause)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const publish = (input) =>
    execFileSync('bash', ['-c', process.env.PUBLISH], { input, timeout: MINUTE })
  runNight({ settings: process.env, publish })
}
