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
  (await checks.validate(overOf(onDisk('content'), change))).faults

// Together: each is judged with all of the content, which takes a second or two. A fault names its file.
test(`an owner may make all of it: ${ALLOWED.map(([what]) => what).join('; ')}`, async () => {
  const faults = await faultsOf((content) => {
    for (const [, change] of ALLOWED) change(content)
  })
  expect(faults.filter(({ mayFollow }) => !mayFollow)).toEqual([])
})

test.each(REFUSED)(
  '%s is refused by file, field, value and what to write',
  async (_, change, { file, told }) => {
    expect(await faultsOf(change)).toContainEqual(
      expect.objectContaining({ file: fileIn(file), told: expect.stringMatching(told) }),
    )
  },
)
