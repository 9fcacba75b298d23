/** Content is refused exactly when it is wrong. */
import { onDisk } from '@/content/folder'
import { loadChecks } from '../content'
import { ALLOWED } from './allowed'
import { type ContentChange, fileIn, overOf } from './edit'
import { REFUSED } from './refused'

let checks: Awaited<ReturnType<typeof loadChecks>>
beforeAll(async () => {
  checks = await loadChecks()
})

/** What is wrong with today's content once it is changed. */
const faultsOf = async (change: ContentChange) =>
  (await checks.judge(overOf(onDisk('content'), change))).faults

test.each(ALLOWED.map(([what], index) => [what, index] as const))(
  'after what was changed so far an owner may make %s',
  async (_, index) => {
    const faults = await faultsOf((content) => {
      for (const [, change] of ALLOWED.slice(0, index + 1)) change(content)
    })
    expect(faults.filter(({ mayFollow }) => !mayFollow)).toEqual([])
  },
)

test.each(REFUSED)(
  '%s is refused by file, field, value and what to write',
  async (_, change, { file, told }) => {
    expect(await faultsOf(change)).toContainEqual(
      expect.objectContaining({ file: fileIn(file), told: expect.stringMatching(told) }),
    )
  },
)
