import type { TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import StepsReporter from './steps-reporter'

beforeEach(() => {
  delete process.env.PORT
})

const step = (title: string, more: Partial<TestStep> = {}) =>
  ({ title, category: 'pw:api', steps: [], ...more }) as TestStep

const flow = {
  parent: { project: () => ({ use: { viewport: { width: 360, height: 780 } } }) },
} as unknown as TestCase

/** The reporter's output for a flow with these steps. */
function printed(status: TestResult['status'], steps: TestStep[]): readonly string[] {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  new StepsReporter().onTestEnd(flow, { status, steps } as TestResult)
  const lines = log.mock.calls.map(([line]) => String(line).trim())
  log.mockRestore()
  return lines
}

test('a failed flow lists the steps for a person, up to the failed one', () => {
  expect(
    printed('failed', [
      step('Before Hooks', {
        category: 'hook',
        steps: [
          step('Fixture "page"', { category: 'fixture', steps: [step('Create page')] }),
          step('Navigate', { params: { url: './vistara/' } }),
        ],
      }),
      step('Wait for selector', { subtitle: "locator('footer')" }),
      step('Fill "Asha"', { subtitle: "getByLabel('Name')", params: { value: 'Asha' } }),
      step('Set viewport size', { params: { width: 320, height: 640 } }),
      step('Expect "toHaveText"', {
        category: 'expect',
        subtitle: "locator('h1')",
        error: { message: 'no' },
        steps: [step('Query count')],
      }),
      step('After Hooks', { category: 'hook', steps: [step('Close context')] }),
    ]),
  ).toEqual([
    'To see it by hand (npm start, window 360 × 780):',
    '1. Open http://localhost:4173/noyyal/vistara/',
    '2. Fill "Asha" getByLabel(\'Name\')',
    '3. Set viewport size {"width":320,"height":640}',
    '4. Expect "toHaveText" locator(\'h1\')   <- fails',
  ])
})

test('a flow that passes prints nothing', () => {
  expect(printed('passed', [step('Navigate', { params: { url: '.' } })])).toEqual([])
})
