import { hostsAreListed } from './hosts'

const saidOf = (text: string, language: 'english' | 'tamil' = 'english') => {
  const list = { 'external-hosts.json': [{ host: 'rera.tn.gov.in' }, { host: 'wa.me' }] }
  const page = { 'pages/help.json': { lead: text } }
  const english = language === 'english' ? { ...list, ...page } : list
  return hostsAreListed({ english, tamil: language === 'tamil' ? page : {} }).map(
    ({ file, path, value, why, write }) => `${file} ${path.join('.')} ${value}: ${why} ${write}`,
  )
}

test.each([
  'https://rera.tn.gov.in/projects',
  'https://RERA.tn.gov.in:443/projects',
  'See [the register](https://rera.tn.gov.in/) first.',
  'Write to us on WhatsApp.',
  '/vistara/',
  'mailto:desk@example.com',
])('%s is fine', (text) => {
  expect(saidOf(text)).toEqual([])
})

test.each([
  ['https://drive.google.com/file/1', 'drive.google.com'],
  ['A copy is [here](https://docs.example.com/a).', 'docs.example.com'],
  ['https://rera.tn.gov.in.evil.example/', 'rera.tn.gov.in.evil.example'],
  ['https://rera.tn.gov.in:8443/', 'rera.tn.gov.in:8443'],
])('%s leads to a site that is not on the list', (text, host) => {
  expect(saidOf(text)).toEqual([
    `content/en/pages/help.json lead ${text}: ${host} is not on the list of sites that pages may link to. Write an address of rera.tn.gov.in, wa.me or another site of the list, or add ${host} to it first (content/en/external-hosts.json).`,
  ])
  expect(saidOf(text, 'tamil')).toEqual([
    expect.stringMatching(/^content\/ta\/pages\/help\.json lead/),
  ])
})
