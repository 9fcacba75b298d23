/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { type ImageName, imageFacts } from '@/lib/server/images'
import { Picture } from './Picture'

const image = 'charts/vistara'

test('a picture has the manifest’s description', () => {
  render(<Picture image={image} sizes="100vw" />)
  expect(imageFacts(image).alt).not.toBe('')
  expect(screen.getByRole('img')).toHaveAccessibleName(imageFacts(image).alt)
})

test('a page may set another description, or mark it as decorative', () => {
  const { container, rerender } = render(<Picture image={image} sizes="100vw" alt="The arch" />)
  expect(screen.getByRole('img')).toHaveAccessibleName('The arch')
  rerender(<Picture image={image} sizes="100vw" alt="" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
})

/** Returns the variants of an artwork: those of its sources, narrowest window first, and the fallback. */
function shownAt(place: NonNullable<ComponentProps<typeof Picture>['place']>, name: ImageName) {
  const { container } = render(<Picture image={name} sizes="100vw" place={place} />)
  const sources = [...container.querySelectorAll('source')].map(({ srcset }) => srcset)
  const files = [...sources, container.querySelector('img')?.src]
  return files.map((file) => file?.match(/cloth-[a-z]+(-upright|-card)?-[0-9a-f]{8}/)?.[1] ?? '')
}

test('an artwork has the variant whose stitches fit its place', () => {
  expect(shownAt('opening', image)).toEqual(['-upright', ''])
  expect(shownAt('band', image)).toEqual(['-card', ''])
  expect(shownAt('scene', image)).toEqual(['-upright', ''])
  expect(shownAt('card', image)).toEqual(['-card'])
  expect(shownAt('strip', image)).toEqual(['-card', '', '-upright'])
  expect(shownAt('column', image)).toEqual(['-card', '-upright'])
  expect(shownAt('door', image)).toEqual(['-card', '-upright'])
  expect(shownAt('door', 'charts/foyer')).toEqual(['-card', ''])
})

test('a photograph has all its widths and is not marked as artwork', () => {
  const { container } = render(<Picture image="cricket/shirts/crimson" sizes="100vw" />)
  expect(container.querySelector('source')?.srcset).toMatch(/-320\.avif 320w/)
  expect(container.querySelector('[data-cloth]')).toBeNull()
})
