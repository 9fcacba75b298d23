/** @jest-environment node */
import { faqs } from '../faqs/faqs'
import { pages } from './pages'

test('the page of help leads to the questions once before its contents', () => {
  const help = pages.find('help')
  const opening = JSON.stringify([help?.lead, help?.sections[0]])
  expect(opening.match(/\/faqs\//g)).toHaveLength(1)
})

test('the lead of the questions names each of their subjects', () => {
  for (const { title } of faqs.groups) expect(faqs.lead).toContain(title.toLowerCase())
})
