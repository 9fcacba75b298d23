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
const errorsOf = async (change: ContentChange) =>
  (await checks.validate(overOf(onDisk('content'), change))).errors

// Together: each is judged with all of the content, which takes a second or two. An error names its file.
test(`an owner may make all of it: ${ALLOWED.map(([what]) => what).join('; ')}`, async () => {
  const errors = await errorsOf((content) => {
    for (const [, change] of ALLOWED) change(content)
  })
  expect(errors.filter(({ mayFollow }) => !mayFollow)).toEqual([])
})

test.each(REFUSED)(
  '%s is refused by file, field, value and what to write',
  async (_, change, { file, message }) => {
    expect(await errorsOf(change)).toContainEqual(
      expect.objectContaining({ file: fileIn(file), message: expect.stringMatching(message) }),
    )
  },
)
