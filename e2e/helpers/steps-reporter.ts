/** Prints for each failed flow how a person can reproduce the failure: address, window and steps. */
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { BASE_PATH } from './paths'

/** Steps that are meaningless for a person. */
const INTERNAL = /^(Add init|Evaluate|Expect "poll|Get |Is |Query|Route|Unroute|Wait for)/

export default class StepsReporter implements Reporter {
  /** The run's own server stops with the run, so the steps use the address of `npm start`. */
  private readonly base =
    process.env.E2E_BASE_URL?.replace(/\/*$/, '/') ??
    `http://localhost:${process.env.PORT || 4173}${BASE_PATH}/`

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status !== 'failed' && result.status !== 'timedOut') return
    const steps = result.steps.flatMap(stepsByHand).map((step) => describeStep(step, this.base))
    if (steps.length === 0) return
    const viewport = test.parent.project()?.use.viewport
    const size = viewport ? `, window ${viewport.width} × ${viewport.height}` : ''
    console.log(`\n    To see it by hand (npm start${size}):`)
    steps.forEach((step, at) => {
      console.log(`    ${String(at + 1).padStart(2)}. ${step}`)
    })
  }
}

/** The user actions in order. Steps within an expectation are left out as repetitions. */
function stepsByHand(step: TestStep): readonly TestStep[] {
  if (step.category === 'fixture' || step.title === 'After Hooks') return []
  if (step.category === 'hook') return step.steps.flatMap(stepsByHand)
  if (step.error === undefined && INTERNAL.test(step.title)) return []
  return [step]
}

/** One line, such as `Click getByRole('button', { name: 'Menu' })`. */
function describeStep({ title, subtitle, params, error }: TestStep, base: string): string {
  const { locator: _, url, ...rest } = params ?? {}
  const isInTitle = Object.values(rest).every((value) => title.includes(String(value)))
  const details = isInTitle ? '' : JSON.stringify(rest)
  const line =
    title === 'Navigate' && URL.canParse(url, base)
      ? `Open ${new URL(url, base)}`
      : [title, subtitle, details].filter(Boolean).join(' ')
  return error ? `${line}   <- fails` : line
}
