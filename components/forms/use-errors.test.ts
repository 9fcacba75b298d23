/** @jest-environment jsdom */
import { afterPointerUp } from '@/components/forms/use-errors'

const form = document.createElement('form')
const soon = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => jest.restoreAllMocks())

test('without a press the task runs soon', async () => {
  const task = jest.fn()
  afterPointerUp(form, task)
  await soon()
  expect(task).toHaveBeenCalledTimes(1)
})

test('during a press it waits for the click, and runs once', async () => {
  jest.spyOn(form, 'matches').mockReturnValue(true)
  const task = jest.fn()
  afterPointerUp(form, task)
  await soon()
  expect(task).not.toHaveBeenCalled()
  document.body.click()
  document.body.click()
  await soon()
  expect(task).toHaveBeenCalledTimes(1)
})

test('a press that begins right after, as in Firefox, is waited for as well', async () => {
  const matches = jest.spyOn(form, 'matches').mockReturnValue(false)
  const task = jest.fn()
  afterPointerUp(form, task)
  matches.mockReturnValue(true)
  await soon()
  expect(task).not.toHaveBeenCalled()
  document.body.click()
  await soon()
  expect(task).toHaveBeenCalledTimes(1)
})
