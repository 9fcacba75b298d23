/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { footerGallery } from '@/content/gallery'
import { labels } from '@/content/labels'
import { navigation } from '@/content/navigation'
import type { Site } from '@/content/schema/site'
import { site } from '@/content/site'
import { SiteFooter } from './SiteFooter'

const { cin: _cin, registeredOffice: _office, ...unknown } = site

const show = (facts: Partial<Site> = {}) =>
  render(
    <SiteFooter
      path="/"
      site={{ ...unknown, ...facts }}
      navigation={navigation}
      gallery={footerGallery}
      labels={{ ...labels.footer, language: labels.language }}
      backToTop={labels.backToTop}
    />,
  )

const ACCOUNTS: Site['social'] = [
  { network: 'x', label: 'The group on X', url: 'https://x.com/example' },
  { network: 'youtube', label: 'The group on YouTube', url: 'https://www.youtube.com/@example' },
]

test('the six pictures are below their title, each with its name and link', () => {
  show()
  const list = screen.getByRole('list', { name: labels.footer.gallery })
  expect(screen.getByText(labels.footer.gallery)).toBeVisible()
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(footerGallery.map(({ label }) => label))
  for (const link of links) expect(link.querySelector('img')).not.toBeNull()
})

test('the list of social links and each link have names', () => {
  show({ social: ACCOUNTS })
  const list = screen.getByRole('list', { name: labels.footer.social })
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual(ACCOUNTS.map(({ label }) => label))
})

test('the company’s number and registered office are shown once known', () => {
  const { unmount } = show()
  expect(screen.queryByText(/CIN/)).toBeNull()
  unmount()
  show({ cin: 'U70100TZ2010PTC000000', registeredOffice: '1 First Street, Second Town' })
  expect(screen.getByText(/U70100TZ2010PTC000000/)).toBeVisible()
  expect(screen.getByText(/1 First Street, Second Town/)).toBeVisible()
})
