/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { type ImageName, imageFacts } from '@/lib/server/images'
import { Picture } from './Picture'

const image = 'cloth/vistara'

test('a picture is described as the manifest says', () => {
  render(<Picture image={image} sizes="100vw" />)
  expect(imageFacts(image).alt).not.toBe('')
  expect(screen.getByRole('img')).toHaveAccessibleName(imageFacts(image).alt)
})

test('a page may describe it in its own words, or leave it to decoration', () => {
  const { container, rerender } = render(<Picture image={image} sizes="100vw" alt="The arch" />)
  expect(screen.getByRole('img')).toHaveAccessibleName('The arch')
  rerender(<Picture image={image} sizes="100vw" alt="" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
})

/** The files that a picture of cloth shows: in narrow windows, in the narrowest first, and else. */
function shownAt(place: NonNullable<ComponentProps<typeof Picture>['place']>, name: ImageName) {
  const { container } = render(<Picture image={name} sizes="100vw" place={place} />)
  const sources = [...container.querySelectorAll('source')].map(({ srcset }) => srcset)
  const files = [...sources, container.querySelector('img')?.src]
  return files.map((file) => file?.match(/cloth-[a-z]+(-upright|-card)?-[0-9a-f]{8}/)?.[1] ?? '')
}

test('cloth has in each place the cut of as many stitches as there is room for', () => {
  expect(shownAt('opening', image)).toEqual(['-upright', ''])
  expect(shownAt('band', image)).toEqual(['-card', ''])
  expect(shownAt('scene', image)).toEqual(['-upright', ''])
  expect(shownAt('card', image)).toEqual(['-card'])
  expect(shownAt('strip', image)).toEqual(['-card', '', '-upright'])
  expect(shownAt('column', image)).toEqual(['-card', '-upright'])
  expect(shownAt('door', image)).toEqual(['-card', '-upright'])
  expect(shownAt('door', 'cloth/foyer')).toEqual(['-card', ''])
})

test('a photograph has all its widths, and says nothing of cloth', () => {
  const { container } = render(<Picture image="cricket/shirts/crimson" sizes="100vw" />)
  expect(container.querySelector('source')?.srcset).toMatch(/-320\.avif 320w/)
  expect(container.querySelector('[data-cloth]')).toBeNull()
})
