import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { removeUnpublished } from './unpublished'

test('the plan lines of projects without a brochure are removed, and so are pages named `none`', () => {
  const out = temporaryFolder()
  const files = [
    'brochure/nakshatra/index.html',
    'brochure/none/index.html',
    'papers/nakshatra/layout-approval.pdf',
    'papers/none/none.pdf',
    'plans/nakshatra-lines-1.svg',
    'plans/vistara-lines-1.svg',
    'plots/nakshatra.json',
    'plots/none.json',
    'ta/plans/nakshatra-ta-1.svg',
    'ta/plans/none.svg',
    'none/plot/none/index.html',
    'ta/none/plot/none/index.html',
  ]
  for (const file of files) {
    mkdirSync(path.join(out, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(out, file), '')
  }
  removeUnpublished(out)
  expect(files.filter((file) => existsSync(path.join(out, file)))).toEqual([
    'brochure/nakshatra/index.html',
    'papers/nakshatra/layout-approval.pdf',
    'plans/nakshatra-lines-1.svg',
    'plots/nakshatra.json',
    'ta/plans/nakshatra-ta-1.svg',
  ])
})
