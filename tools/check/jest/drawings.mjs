import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { TSX } from '../../build/tsx.mjs'

/** Makes inline scripts, cloth and drawings of plans where missing, because some tests read these build results. */
export default function makeDrawings() {
  const run = (...script) => execFileSync(process.execPath, [...TSX, ...script])
  if (!existsSync('lib/browser/inline-scripts.generated.json')) run('tools/build/inline-scripts.ts')
  if (!readdirSync('public/_img').some((file) => file.startsWith('cloth-')))
    run('tools/art/images.ts')
  const isDrawn =
    existsSync('public/plans') &&
    readdirSync('assets/plans')
      .filter((file) => file.endsWith('-plan.svg'))
      .every((file) => existsSync(`assets/plans/drawn/${file.replace('-plan', '')}`))
  if (!isDrawn) run('tools/plans/plans.ts', '--draw')
}
