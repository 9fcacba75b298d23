import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { TSX } from './scripts/tsx.mjs'

/** Draws the plans where nothing has drawn them yet: some tests read what every build makes. */
export default function drawPlans() {
  const isDrawn =
    existsSync('public/plans') &&
    readdirSync('assets/plans')
      .filter((file) => file.endsWith('-plan.svg'))
      .every((file) => existsSync(`assets/plans/drawn/${file.replace('-plan', '')}`))
  if (!isDrawn) execFileSync(process.execPath, [...TSX, 'scripts/plans.ts', '--draw'])
}
