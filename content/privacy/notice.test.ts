import { noticeOf } from './notice'

const part = (text: string) => ({ title: 'Title', text })
const words = {
  kept: 'one year',
  replyWithin: 'one month',
  boardName: 'the Board',
  notice: {
    summary: 'Read how',
    items: part('{items}.'),
    purpose: part('For “{subject}”.'),
    law: part('Section 7(a).'),
    kept: part('For {kept}.'),
    who: part('{company}. {officer} {replyWithin}.'),
    mail: 'Mail {email}.',
    rights: part('[Ask](/privacy/#ask)'),
    board: part('{board}.'),
    children: part('A parent writes.'),
  },
}
const responsible = { company: 'A Group', email: 'a@b.example', officer: 'Officer: A. Name.' }
const form = { labels: ['Name', 'Phone'], subject: 'Plots' }
const textsOf = (...args: Parameters<typeof noticeOf>) =>
  noticeOf(...args).parts.map(({ text }) => text)

test('has the form’s fields and subject, the retention period, the responsible company and the Board', () => {
  expect(textsOf(words, form, responsible)).toEqual([
    'Name, Phone.',
    'For “Plots”.',
    'Section 7(a).',
    'For one year.',
    'A Group. Officer: A. Name. one month. Mail [a@b.example](mailto:a@b.example).',
    '[Ask](/privacy/#ask)',
    'the Board.',
    'A parent writes.',
  ])
})

test('omits the mail address if there is none', () => {
  expect(textsOf(words, form, { ...responsible, email: undefined })).toContain(
    'A Group. Officer: A. Name. one month.',
  )
})

test('links to the Board if it has an address', () => {
  expect(textsOf({ ...words, boardAddress: 'https://b.example' }, form, responsible)).toContain(
    '[the Board](https://b.example).',
  )
})

test('the version depends only on the text of the notice', () => {
  const version = (
    ...[w = words, f = form, r = responsible]: Partial<Parameters<typeof noticeOf>>
  ) => noticeOf(w, f, r).version
  expect(version()).toMatch(/^[0-9a-f]{12}$/)
  expect(version()).toBe(version())
  const others = [
    version({ ...words, kept: 'two years' }),
    version({ ...words, notice: { ...words.notice, summary: 'Read' } }),
    version(words, { ...form, labels: ['Name'] }),
    version(words, { ...form, subject: 'Films' }),
    version(words, form, { ...responsible, officer: 'Officer: B. Name.' }),
  ]
  expect(new Set([version(), ...others]).size).toBe(6)
})
