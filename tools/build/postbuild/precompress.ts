/** Compresses text files at build time: writes `.br` and `.gz` beside each. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { HOST_FILES } from '@/tools/host/rules'
import { cached, hashOf } from './cache'
import { filesIn } from './files'

const TEXT = /\.(css|html|ics|js|json|svg|txt|webmanifest|xml)$/
/** In bytes. For smaller files the headers outweigh the saving. */
const SMALLEST = 256
/** The default size of Node's thread pool. */
const AT_ONCE = 4

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Part of the cache key: another version may compress the same bytes differently. */
const VERSIONS = `${process.versions.brotli} ${process.versions.zlib}`

/** `cache` is a folder that keeps compressed files for the next build. */
export async function precompress(folder: string, cache?: string): Promise<void> {
  const files = filesIn(folder)
    .filter((file) => TEXT.test(file) && !HOST_FILES.includes(file))
    .map((file) => path.join(folder, file))
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compress(file, cache)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function compress(file: string, cache?: string) {
  const bytes = await readFile(file)
  if (bytes.length < SMALLEST) return
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const name = hashOf(VERSIONS, bytes)
  const [br, gz] = await Promise.all([
    cached(`br/${name}`, () => brotli(bytes, { params }), cache),
    cached(`gz/${name}`, () => gzip(bytes, { level: 9 }), cache),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
