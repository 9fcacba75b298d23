import { samplePlot } from '@/e2e/helpers/sample-plot'
import { plotMessage, priceText } from './plot-message'

const project = { name: 'Vistara', slug: 'vistara', site: 'https://site.example' }
const plot = samplePlot({ number: 34, squareFeet: 2641, pricePerSqFt: 2847 })

test('a message has the plot’s price and the address of its page', () => {
  const text = plotMessage('{name} {n}: {size} sq.ft, {facing}, {price}. {url}', project, plot)
  expect(text).toBe(
    'Vistara 34: 2,641 sq.ft, North, ₹75,18,927. https://site.example/noyyal/vistara/plot/34/',
  )
})

test('a sold plot has no price', () => {
  expect(priceText({ ...plot, status: 'booked' })).toBe('₹75,18,927')
  expect(priceText({ ...plot, status: 'sold' })).toBeUndefined()
})
