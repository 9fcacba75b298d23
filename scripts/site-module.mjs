/**
 * Runs TypeScript of the site in a script, so that no tool has a second reader of the same content.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const FOLDER = '.local/modules'

/**
 * What the given lines of TypeScript export. They import by the site's own paths, such as
 * `@/content/cricket/season`, and read content/ of the folder that the process stands in.
 *
 * @param {string} name a name for the file that is made, of its own for each caller
 * @param {string} contents
 */
export async function importSite(name, contents) {
  const outfile = path.resolve(FOLDER, `${name}-${process.pid}.mjs`)
  const { outputFiles } = await build({
    stdin: { contents, loader: 'ts', resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    // The other form of jsonc-parser loads its parts in a way that no bundle can follow.
    mainFields: ['module', 'main'],
    logLevel: 'error',
  })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(outfile, outputFiles[0].contents)
  try {
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(outfile)
  }
}
