/** Proves that validation accepts allowed changes of content, and refuses wrong ones. */
import { onDisk } from '@/content/folder'
import { loadChecks } from '../content'
import { ALLOWED } from './allowed'
import { type ContentChange, fileIn, overOf } from './edit'
import { REFUSED } from './refused'

let checks: Awaited<ReturnType<typeof loadChecks>>
beforeAll(async () => {
  checks = await loadChecks()
})

/** The errors of the current content with a change applied. */
const errorsOf = async (change: ContentChange) =>
  (await checks.validate(overOf(onDisk('content'), change))).errors

// One test for all: each validation of the whole content takes a second or two. An error names its file.
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
