/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { projectWords } from '@/content/project-page/project-words'
import { samplePlot } from '@/e2e/helpers/sample-plot'
import { plotAddress } from '@/lib/domain/property/plot-message'
import { PlotSend } from './PlotSend'

const words = {
  ...projectWords.plan,
  send: {
    label: 'Send plot {n}',
    title: 'Plot {n}, {size} sq.ft, {facing}, {price} · {name}',
    titleTaken: 'Plot {n}, {status} · {name}',
    whatsapp: 'WhatsApp',
    share: 'Share',
    copy: 'Copy link',
    copied: 'Copied.',
    link: 'Link to plot {n}',
  },
}
const plot = samplePlot({ number: 7, facing: 'East' })
const project = { name: 'Sarayu', slug: 'sarayu', site: 'https://www.noyyal.example' }
const address = plotAddress(project, plot)
const title = 'Plot 7, 1,200 sq.ft, east, ₹18,00,000 · Sarayu'

const open = () => render(<PlotSend plot={plot} project={project} words={words} />)
const answer = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})

test('the share dialog is used only where supported', async () => {
  const view = open()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  view.unmount()
  const share = jest.fn(() => Promise.resolve())
  answer('share', share)
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ title, url: address })
})

test('an address that cannot be copied is shown in a field, selected', async () => {
  const user = userEvent.setup()
  answer('clipboard', { writeText: () => Promise.reject(new Error('no')) })
  open()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to plot 7' })
  expect(field).toHaveValue(address)
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(address)
})
