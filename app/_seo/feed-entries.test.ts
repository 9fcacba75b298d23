import { playedSeasons } from '@/app/(team)/_season/season-pages'
import { matchesOf } from '@/content/cricket/season-data'
import { storyPages } from '@/content/fans/story-pages'
import { insights } from '@/content/insights/insights'
import { samplePlot } from '@/e2e/helpers/sample-plot'
import { availability, feedEntries } from './feed-entries'

test('every article and every result has an entry with a unique key', () => {
  const keys = feedEntries().map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { slug } of insights.all) expect(keys).toContain(`insights/${slug}`)
  for (const { slug } of storyPages.all) expect(keys).toContain(`stories/${slug}`)
  for (const season of playedSeasons)
    for (const { id } of matchesOf(season)) expect(keys).toContain(`results/${season.year}/${id}`)
})

test('every entry has text, and a time with its UTC offset', () => {
  for (const { title, text, updated } of feedEntries()) {
    expect(title.trim()).not.toBe('')
    expect(text.trim()).not.toBe('')
    expect(title).not.toMatch(/[{}]/)
    expect(updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|\+05:30)$/)
  }
})

describe('available plots', () => {
  const project = {
    slug: 'grove',
    name: 'Grove',
    isIllustrative: false,
    plots: [samplePlot(), samplePlot({ number: 2, status: 'sold' }), samplePlot({ number: 3 })],
  }

  test('are counted, with the day of the last change', () => {
    const [entry] = availability(project, '2026-10-01T00:00:00Z')
    for (const part of ['Grove', '2', '3']) expect(entry?.title).toContain(part)
    expect(entry).toMatchObject({ key: 'availability/grove', updated: '2026-10-01T00:00:00Z' })
  })

  test('are left out for a placeholder plan or without a date', () => {
    expect(availability({ ...project, isIllustrative: true }, '2026-10-01T00:00:00Z')).toEqual([])
    expect(availability(project, undefined)).toEqual([])
  })
})
