/** @jest-environment jsdom */
import { NOTICE_SHOWN, NOTICE_VERSION } from '@/lib/domain/enquiry/notice-fields'
import { stampForms } from './stamp-forms'

beforeAll(stampForms)

/** Fires `formdata`, as browsers do before a submission and for `new FormData(form)`. */
function collected(fields: Record<string, string>) {
  const formData = new FormData()
  for (const [name, value] of Object.entries(fields)) formData.set(name, value)
  const event = Object.assign(new Event('formdata', { bubbles: true }), { formData })
  const form = document.body.appendChild(document.createElement('form'))
  form.dispatchEvent(event)
  form.remove()
  return formData
}

test('a form with a notice gets the time its page was opened', () => {
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now)
  jest.spyOn(performance, 'now').mockReturnValue(90_000)
  expect(collected({ [NOTICE_VERSION]: 'abc' }).get(NOTICE_SHOWN)).toBe(
    new Date(now - 90_000).toISOString(),
  )
  jest.restoreAllMocks()
})

test('it gets the address of its page without query and fragment, and the source of the visit', () => {
  history.replaceState(null, '', '/vistara/?plot=34#plan')
  const from = () => collected({ [NOTICE_VERSION]: 'abc' }).get('from')
  expect(collected({ [NOTICE_VERSION]: 'abc' }).get('page')).toBe('http://localhost/vistara/')
  expect(from()).toBeNull()
  sessionStorage.setItem('from', 'board')
  expect(from()).toBe('board')
  sessionStorage.clear()
})

test('a form without a notice, such as a filter, is unchanged', () => {
  expect(collected({ facing: 'south' }).has(NOTICE_SHOWN)).toBe(false)
})
