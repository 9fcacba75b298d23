import { organization } from './structured'

const group = {
  name: 'The group',
  legalName: 'The Group Private Limited',
  description: 'What it does',
  phone: '+919876543210',
  email: 'desk@site.example',
  social: [{ url: 'https://www.example.com/group' }],
}

test('the group has its name, URL and logo', () => {
  expect(organization({ ...group, isPlaceholder: true })).toMatchObject({
    '@type': 'Organization',
    name: 'The group',
    url: expect.stringMatching(/^https:.*\/$/),
    logo: expect.stringMatching(/^https:.*\.png$/),
  })
})

test('confirmed phone, mail and accounts are included', () => {
  expect(organization({ ...group, isPlaceholder: false })).toMatchObject({
    legalName: 'The Group Private Limited',
    sameAs: ['https://www.example.com/group'],
    contactPoint: { telephone: '+919876543210', email: 'desk@site.example' },
  })
  const placeholder = JSON.stringify(organization({ ...group, isPlaceholder: true }))
  expect(placeholder).not.toMatch(/9876543210|desk@|example\.com\/group|Private Limited/)
})

test('without phone, mail and accounts there is no contact point', () => {
  const { phone: _, email: __, ...rest } = group
  const data = JSON.stringify(organization({ ...rest, social: [], isPlaceholder: false }))
  expect(data).toContain('Private Limited')
  expect(data).not.toMatch(/contactPoint|telephone|email|sameAs/)
})
