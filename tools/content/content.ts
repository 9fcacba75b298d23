/**
 * Checks all content: npm run content
 *
 * Schemas, Tamil texts, and the rules of content/rules/. Prints each error with file, field, value and advice, and
 * fails if there is one; in a workflow also as annotations and in the summary of the run. The build, the editor and
 * the feed snapshot run the same checks.
 */
import { appendFileSync, mkdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { bundleThread } from './checks/bundle'
import { checksOnDisk } from './checks/on-disk'
import type { ContentError } from './checks/validate'

const FOLDER = '.local/content'

/** Bundles the content checks and returns them. */
export async function loadChecks() {
  mkdirSync(FOLDER, { recursive: true })
  return checksOnDisk(await bundleThread(`${FOLDER}/${process.pid}`), '.')
}

/** Validates content and prints its errors. Returns whether it can be published. */
export async function checkContent() {
  const checks = await loadChecks()
  const { errors: all, stale } = await checks.validate()
  const errors = all.filter(({ mayFollow }) => !mayFollow)
  if (errors.length > 0) {
    tell(errors)
    return false
  }
  const count = stale.reduce((sum, each) => sum + each.count, 0)
  if (count > 0)
    console.log(
      `${count} Tamil ${count === 1 ? 'text lags' : 'texts lag'} behind the English, in ${stale.map(({ file }) => file).join(', ')}. npm run tamil shows them.`,
    )
  console.log('The content can be published.')
  return true
}

/** Formats an error in lines: its file, then the field with its value and advice. */
export const inLines = ({ file, message }: Pick<ContentError, 'file' | 'message'>) =>
  file ? `${file}\n  ${message}` : message

function tell(errors: readonly ContentError[]) {
  for (const error of errors) console.error(inLines(error))
  console.error(`\n${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`)
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env
  if (GITHUB_ACTIONS)
    for (const { file, message } of errors)
      console.log(
        `::error ${file && `file=${file},`}title=Not published::${message.replaceAll('\n', '%0A')}`,
      )
  if (GITHUB_STEP_SUMMARY)
    appendFileSync(
      GITHUB_STEP_SUMMARY,
      `## The change was not published\n\nThe site stays as it is. Please correct this in the editor:\n\n${errors.map(({ file, message }) => `- ${file && `**${file}**: `}${message}\n`).join('')}`,
    )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  checkContent().then((isRight) => {
    process.exitCode = isRight ? 0 : 1
  })
