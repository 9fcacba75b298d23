/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { cinemaFields } from '@/content/cinemas/cinemas'
import { contactFields } from '@/content/contact/contact'
import { enquiryFields } from '@/content/enquiry'
import { landFields } from '@/content/joint-ventures/joint-venture'
import { askFields, privacy } from '@/content/privacy/privacy'
import { visitFields } from '@/content/project-page/project-words'
import { formSettings } from './form-settings'

const subject = { text: 'Plots', sent: 'Plots' }
const about = { code: 'PLO' }
const FORMS = {
  ...enquiryFields,
  contact: contactFields,
  cinemas: cinemaFields,
  land: landFields,
  project: visitFields,
  ask: askFields,
}

test.each(Object.entries(FORMS))(
  'the notice of the form %s names each of its fields',
  (_, fields) => {
    render(formSettings({ fields, subject, about }).notice)
    const group = screen.getByRole('group')
    expect(group).toHaveTextContent(privacy.notice.summary)
    const items = fields.flatMap(({ label, abroad, besides }) => [label, abroad?.item, besides])
    for (const item of items) if (item) expect(group).toHaveTextContent(item)
    expect(group).toHaveTextContent(privacy.kept)
    expect(group).toHaveTextContent(privacy.boardName)
  },
)

test('the notice’s version is sent with the page’s own hidden fields', () => {
  const { hidden } = formSettings({
    fields: contactFields,
    ...{ subject, about },
    hidden: { project: 'A' },
  })
  expect(hidden).toEqual({ project: 'A', notice_version: expect.stringMatching(/^[0-9a-f]{12}$/) })
})

test('forms with other fields or another subject have another version', () => {
  const versions = Object.values(FORMS).map(
    (fields) => formSettings({ fields, subject, about }).hidden.notice_version,
  )
  const other = formSettings({
    fields: contactFields,
    subject: { text: 'Films', sent: 'Films' },
    about,
  })
  expect(new Set([...versions, other.hidden.notice_version]).size).toBe(versions.length + 1)
})
