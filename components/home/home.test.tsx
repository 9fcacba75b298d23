/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { home } from '@/content/home/home'
import { labels } from '@/content/labels'
import { Leadership } from './Leadership'
import { type Testimonial, Testimonials } from './Testimonials'

const voice = (by: string, isPlaceholder: boolean): Testimonial => ({
  quote: `What ${by} says`,
  by,
  context: 'Somewhere',
  isPlaceholder,
})

const showVoices = (items: readonly Testimonial[]) =>
  render(
    <Testimonials
      title="Voices"
      invite={{ label: 'Tell us', fragment: '#contact', prefill: 'How it went:' }}
      label="What they say"
      items={items}
      labels={labels.carousel}
      placeholderLabel="Sample"
      autoplay={5_000}
      speed={1_000}
    />,
  )

test('testimonials advance automatically and are quotations', () => {
  showVoices([voice('Asha', false), voice('Ravi', false)])
  expect(screen.getByRole('button', { name: labels.carousel.pause })).toBeInTheDocument()
  expect(screen.queryByText('Sample')).toBeNull()
  expect(document.querySelectorAll('blockquote')).toHaveLength(2)
  expect(screen.getByRole('region', { name: 'What they say' })).toHaveTextContent(
    'What Asha saysAshaSomewhere',
  )
})

test('placeholders advance too, under one badge, and are not quotations', () => {
  showVoices([voice('Asha', true), voice('Ravi', true)])
  expect(screen.getByRole('button', { name: labels.carousel.pause })).toBeInTheDocument()
  expect(screen.getAllByText('Sample')).toHaveLength(1)
  expect(document.querySelector('details, blockquote')).toBeNull()
})

test('a placeholder beside a quote is marked, and the badge is above both', () => {
  showVoices([voice('Asha', true), voice('Ravi', false)])
  expect(screen.getAllByText('Sample')).toHaveLength(1)
  expect(document.querySelector('[data-placeholder]')).toHaveTextContent('Asha')
  expect(document.querySelector('blockquote')).toHaveTextContent('Ravi')
})

test('without testimonials there is no section and no heading', () => {
  const { container } = showVoices([])
  expect(container).toBeEmptyDOMElement()
})

test('a single testimonial is a quote without a carousel', () => {
  showVoices([voice('Asha', false)])
  expect(screen.getByRole('heading', { name: 'Voices' })).toBeInTheDocument()
  expect(screen.getByText('What Asha says')).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.querySelector('[aria-roledescription]')).toBeNull()
})

test('the link to send one’s own starts the message', () => {
  showVoices([voice('Asha', true)])
  const link = screen.getByRole('link', { name: 'Tell us' })
  expect(link).toHaveAttribute('href', '#contact')
  expect(link).toHaveAttribute('data-prefill', 'How it went:')
})

const { leadership } = home
const showPillars = (names: readonly string[]) =>
  render(
    <Leadership
      leadership={{
        ...leadership,
        unnamed: 'No name yet',
        allUnnamed: 'No names yet.',
        cards: leadership.cards.map(({ name: _, ...card }, index) => {
          const name = names[index]
          return { ...card, isPlaceholder: !name, ...(name && { name }) }
        }),
      }}
      placeholderLabel="Sample"
    />,
  )

test('unnamed pillars are marked once', () => {
  showPillars([])
  expect(screen.getAllByRole('listitem')).toHaveLength(leadership.cards.length)
  expect(screen.getByText(/No names yet\./)).toBeInTheDocument()
  expect(screen.queryByText('No name yet')).toBeNull()
})

test('with one name, the others are marked as unnamed', () => {
  showPillars(['Asha'])
  expect(screen.getByText('Asha')).toBeInTheDocument()
  expect(screen.getAllByText('No name yet')).toHaveLength(leadership.cards.length - 1)
  expect(screen.queryByText(/No names yet\./)).toBeNull()
})

test('without pillars there is no section and no heading', () => {
  const { container } = render(
    <Leadership leadership={{ ...leadership, cards: [] }} placeholderLabel="Sample" />,
  )
  expect(container).toBeEmptyDOMElement()
})

test('a single named pillar has no badge', () => {
  const card = { role: 'Chair', text: 'Guides.', mark: 'mark', name: 'Asha' } as const
  const cards = [{ ...card, isPlaceholder: false }]
  render(<Leadership leadership={{ ...leadership, cards }} placeholderLabel="Sample" />)
  expect(screen.getByRole('listitem')).toHaveTextContent('Chair')
  expect(screen.queryByText('Sample')).toBeNull()
})
