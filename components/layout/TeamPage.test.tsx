/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { teamChrome } from '@/content/cricket/chrome'
import { teamPage } from '@/content/cricket/team-page'
import type { Site } from '@/content/schema/site'
import { site } from '@/content/site'
import { TeamPage } from './TeamPage'

const ACCOUNTS: Site['social'] = [
  { network: 'x', label: 'The team on X', url: 'https://x.com/example' },
]

const show = (social = false) =>
  render(
    <TeamPage
      path="/tiruppurTamilans/"
      chrome={teamChrome}
      links={teamPage.links}
      current="/tiruppurTamilans/#results"
      {...(social && { social: ACCOUNTS })}
    >
      <h1>Champions</h1>
    </TeamPage>,
  )

test('the bar has the page’s links, the current one marked, and a link to the group', () => {
  show()
  const nav = screen.getByRole('navigation', { name: teamChrome.bar.label })
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(teamPage.links.map(({ label }) => label))
  expect(within(nav).getByRole('link', { current: true })).toHaveAttribute(
    'href',
    '/noyyal/tiruppurTamilans/#results',
  )
  expect(screen.getByRole('link', { name: site.name })).toHaveAttribute('href', '/noyyal/')
})

test('social links are in the bar if a page passes them', () => {
  show(true)
  const bar = screen.getByRole('banner')
  for (const { label } of ACCOUNTS)
    expect(within(bar).getByRole('link', { name: label })).toBeVisible()
})

test('the footer has address, quick links and copyright', () => {
  show()
  const footer = screen.getByRole('contentinfo')
  expect(within(footer).getByText(site.copyright)).toBeVisible()
  const { quickLinks, socialLabel } = teamChrome.footer
  expect(
    within(within(footer).getByRole('navigation', { name: quickLinks.label }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(quickLinks.links.map(({ label }) => label))
  // The group's links, which may be none.
  expect(within(footer).queryAllByRole('list', { name: socialLabel })).toHaveLength(
    site.social.length > 0 ? 1 : 0,
  )
  for (const { label } of site.social)
    expect(within(footer).getByRole('link', { name: label })).toBeVisible()
})
