/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { samplePlot } from '@/e2e/helpers/sample-plot'
import { contactLinks } from '@/lib/domain/enquiry/contact-links'
import { ChosenPlot } from './ChosenPlot.island'
import { choosePlot } from './chosen-plot'

const words = 'Plot {n}, {size} sq.ft, {facing}'
const desk = { phone: '+910000000000', email: 'hello@site.example' }
const usual = contactLinks(desk, 'Vistara', 'About Vistara')
const plot = samplePlot({ number: 34, squareFeet: 2641, pricePerSqFt: 2847 })
const page = 'https://site.example/noyyal/vistara/plot/34/'

beforeEach(() => {
  act(() => choosePlot(undefined))
  render(
    <>
      <a data-action="whatsapp" href={usual.whatsapp}>
        WhatsApp
      </a>
      <a data-action="mail" href={usual.mail}>
        Mail
      </a>
      <a data-action="whatsapp" href="https://wa.me/1">
        Another desk
      </a>
      <form id="visit-form" />
      <form id="enquiry-form" />
      <ChosenPlot
        forms={['visit-form', 'enquiry-form']}
        about="About"
        plot={{ text: words, sent: words }}
        project={{ name: 'Vistara', slug: 'vistara', site: 'https://site.example' }}
        message="{name}, plot {n}: {size}, {facing}, {price}. {url}"
        desk={desk}
        links={usual}
      />
    </>,
  )
})

const sent = () =>
  [...document.forms].map((form) => Object.fromEntries(new FormData(form).entries()))
const addressOf = (name: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href)

test('the chosen plot is shown in words and sent with both forms', () => {
  expect(sent()).toEqual([{}, {}])
  act(() => choosePlot(plot))
  const text = 'Plot 34, 2,641 sq.ft, North'
  expect(screen.getByText(text)).toBeInTheDocument()
  const fields = { plot: text, plot_number: '34', plot_price: '₹75,18,927', plot_page: page }
  expect(sent()).toEqual([fields, fields])
})

test('the desk links name it, and only the project once it is no longer chosen', () => {
  act(() => choosePlot(plot))
  expect(addressOf('WhatsApp').searchParams.get('text')).toBe(
    `Vistara, plot 34: 2,641, North, ₹75,18,927. ${page}`,
  )
  expect(addressOf('Mail').searchParams.get('subject')).toBe('Vistara, Plot 34, 2,641 sq.ft, North')
  expect(addressOf('Mail').searchParams.get('body')).toContain(page)
  expect(addressOf('Another desk').href).toBe('https://wa.me/1')
  act(() => choosePlot(undefined))
  expect(addressOf('WhatsApp').href).toBe(usual.whatsapp)
  expect(addressOf('Mail').href).toBe(usual.mail)
})

test('for a sold plot the links are unchanged and no price is sent', () => {
  act(() => choosePlot({ ...plot, status: 'sold' }))
  expect(addressOf('WhatsApp').href).toBe(usual.whatsapp)
  expect(sent()[0]).not.toHaveProperty('plot_price')
})
