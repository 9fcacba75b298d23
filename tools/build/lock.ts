import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs a task that two processes must not run at once; the second waits for the first. Takes over the lock of
 * a process that has died.
 */
export async function withLock<T>(file: string, task: () => Promise<T> | T): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true })
  let hasSaid = false
  while (!take(file)) {
    if (!hasSaid) console.log('Another process is building this site; waiting for it.')
    hasSaid = true
    await wait(200)
  }
  try {
    return await task()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (ownerLives(file)) return false
    rmSync(file, { force: true })
    return take(file)
  }
}

function ownerLives(file: string) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    // EPERM: it runs as another user. An empty or missing file is being written or removed right now.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
