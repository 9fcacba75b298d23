/** Compresses text files once, so that no host spends time on it: `.br` and `.gz` beside each. */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { HOST_FILES } from '../../hosting/rules.mjs'

const TEXT = /\.(css|html|ics|js|json|svg|txt|webmanifest|xml)$/
/** Below this the headers outweigh the saving. */
const SMALLEST = 256
/** As many as Node's thread pool works on at once. */
const AT_ONCE = 4

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** @param {string} folder */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => TEXT.test(file) && !HOST_FILES.includes(file))
    .map((file) => path.join(folder, file))
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compress(file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function compress(file) {
  const bytes = await readFile(file)
  if (bytes.length < SMALLEST) return
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await Promise.all([
    brotli(bytes, { params }).then((made) => writeFile(`${file}.br`, made)),
    gzip(bytes, { level: 9 }).then((made) => writeFile(`${file}.gz`, made)),
  ])
}
