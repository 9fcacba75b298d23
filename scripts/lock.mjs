import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs a task that two processes must not run at once; the second waits for the first. A lock whose
 * owner has died is taken over. Built-ins only.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T> | T} task
 * @returns {Promise<T>}
 */
export async function withLock(file, task) {
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

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (ownerLives(file)) return false
    rmSync(file, { force: true })
    return take(file)
  }
}

function ownerLives(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    // EPERM: it lives, as somebody else. Gone or empty: being written or removed this moment.
    return error.code === 'EPERM'
  }
}
