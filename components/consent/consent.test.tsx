/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { consent } from '@/content/consent/consent'
import { ConsentNotice, CookieChoice } from './Consent'

const tags = { id: 'GTM-TEST', scriptUrl: 'https://tags.example/gtm.js' }

afterEach(() => document.body.replaceChildren())

test('the notice is a named region with both answers and a way to read more', () => {
  // As on the server: React must not run the notice's script.
  document.body.innerHTML = renderToStaticMarkup(
    <ConsentNotice words={consent} tags={tags} morePath="/cookies/" />,
  )
  const notice = screen.getByRole('region', { name: consent.landmark })
  expect(
    within(notice)
      .getAllByRole('button')
      .map((button) => [button.textContent, button.dataset.consent]),
  ).toEqual([
    [consent.decline, 'denied'],
    [consent.accept, 'granted'],
  ])
  expect(within(notice).getByRole('link', { name: consent.more })).toHaveAttribute(
    'href',
    '/cookies/',
  )
})

test('a changed choice is announced', () => {
  render(<CookieChoice words={consent} isMeasured />)
  expect(screen.getByRole('status')).toHaveTextContent(consent.state.granted)
  expect(screen.getAllByRole('button')).toHaveLength(2)
})

test('without analytics no choice is offered', () => {
  render(<CookieChoice words={consent} isMeasured={false} />)
  expect(screen.getByText(consent.notMeasured)).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
