/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContactWays } from '@/components/contact/ContactSections'
import { ActionBar } from '@/components/project/ActionBar'
import { ContactStrip } from '@/components/sections/ContactStrip'
import { EnquiryBand } from '@/components/sections/EnquiryBand'
import { Success } from '@/components/success/Success'
import { contact } from '@/content/contact/contact'
import { teamChrome } from '@/content/cricket/chrome'
import { labels } from '@/content/labels'
import { navigation } from '@/content/navigation'
import { projectWords } from '@/content/project-page/project-words'
import type { Site } from '@/content/schema/site'
import { site as given } from '@/content/site'
import { success } from '@/content/success'
import { SiteHeader } from './SiteHeader'
import { TeamPage } from './TeamPage'

/** Contact details of the group: none, one, and all. */
const { phone: _, email: __, ...facts } = given
const none: Site = { ...facts, isPlaceholder: false, address: [], social: [] }
const one: Site = { ...none, email: 'desk@site.example' }
const all: Site = {
  ...one,
  address: ['12 Avinashi Road', 'Tiruppur'],
  phone: '+919876543210',
  social: [
    { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/site' },
    { network: 'x', label: 'X', url: 'https://x.com/site' },
  ],
}

/** Returns the kinds of the contact links, in the order of the page. */
const ways = () =>
  [...document.querySelectorAll<HTMLElement>('[data-action]')]
    .map(({ dataset }) => dataset.action)
    .filter((action) => ['call', 'whatsapp', 'mail'].includes(action ?? ''))

const EACH = [
  ['none', none, []],
  ['one', one, ['mail']],
] as const

test.each([...EACH, ['all', all, ['call', 'whatsapp', 'mail']]] as const)(
  'the contact page with %s shows what exists, and no empty list',
  (_, site, expected) => {
    const { container } = render(
      <ContactWays words={contact.ways} site={site} placeholderLabel="Sample" />,
    )
    expect(ways()).toEqual(expected)
    expect(container.querySelector('section') === null).toBe(expected.length === 0)
  },
)

test.each([...EACH, ['all', all, ['call', 'mail']]] as const)(
  'the contact band with %s keeps its form',
  (_, site, expected) => {
    const words = { title: 'Ask', lede: 'Anything.' }
    const { unmount } = render(
      <ContactStrip words={words} contact={site} form={{ label: 'Write', href: '/contact/' }} />,
    )
    expect(ways()).toEqual(expected)
    expect(screen.getByRole('link', { name: 'Write' })).toBeInTheDocument()
    unmount()
    const { container } = render(
      <EnquiryBand id="contact" words={words} look="indigo" contact={site}>
        <form aria-label="Enquiry" />
      </EnquiryBand>,
    )
    expect(ways()).toEqual(expected)
    expect(container.querySelector('ul:empty')).toBeNull()
    expect(screen.getByRole('form', { name: 'Enquiry' })).toBeInTheDocument()
  },
)

test.each([...EACH, ['all', all, ['call', 'mail']]] as const)(
  'the footer with %s has no empty line, list or column',
  (_, site, expected) => {
    render(
      <TeamPage
        path="/tiruppurTamilans/"
        chrome={{ ...teamChrome, footer: { ...teamChrome.footer, site } }}
        links={[]}
        social={site.social}
      >
        <h1>Champions</h1>
      </TeamPage>,
    )
    const footer = screen.getByRole('contentinfo')
    expect(ways()).toEqual(expected)
    expect(footer.querySelector('address:empty, div:empty, ul:empty')).toBeNull()
    const accounts = within(footer).queryAllByRole('list', { name: teamChrome.footer.socialLabel })
    expect(accounts).toHaveLength(site.social.length > 0 ? 1 : 0)
  },
)

test.each([
  ['without a number', undefined, []],
  ['with a number', '+919876543210', ['call', 'whatsapp']],
] as const)('menu, bar and thank-you %s', (_, phone, expected) => {
  const { leadership: __, ...links } = navigation
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <SiteHeader
      navigation={links}
      businesses={[]}
      labels={{ ...labels.enquiry, ...labels.header, language: labels.language }}
      phone={phone}
      current="/contact/"
      look="solid"
    />,
  )
  document.body.append(page)
  expect(ways()).toEqual(expected)
  expect(document.querySelector('a[href*="#leadership"]')).toBeNull()
  page.remove()

  const reach = phone ? { call: `tel:${phone}`, whatsapp: 'https://wa.me/1' } : {}
  const bar = render(<ActionBar links={reach} words={projectWords.bar} />)
  expect(ways()).toEqual(expected)
  expect(screen.getByRole('link', { name: projectWords.bar.enquire })).toBeInTheDocument()
  bar.unmount()

  render(
    <Success
      success={success}
      pieces={1}
      phone={phone}
      reference={{ known: '{id}', unknown: 'None' }}
      whatsapp={{ label: 'WhatsApp', text: 'I wrote.' }}
    />,
  )
  expect(ways()).toEqual(expected)
  expect(screen.queryByText(success.call) !== null).toBe(phone !== undefined)
})
