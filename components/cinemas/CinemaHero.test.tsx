/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { Cinemas } from '@/content/schema/cinemas'
import { Hall } from './CinemaHero'

const hero: Cinemas['hero'] = {
  ...{ heading: 'A hall', lead: 'To hire', actions: [], image: 'charts/hall', pause: 'Stop them' },
  films: [
    ...(['charts/film-birthday', 'charts/film-school', 'charts/film-company'] as const),
    ...(['charts/film-title', 'charts/film-advert', 'charts/film-match'] as const),
  ],
}

test('films are shown on the screen of the hall and can be paused', () => {
  const { container } = render(<Hall hero={hero} />)
  expect(container.querySelectorAll('[style*="--turn"]')).toHaveLength(6)
  expect(screen.getByRole('checkbox', { name: 'Stop them' })).not.toBeChecked()
  expect(container.firstElementChild).toHaveStyle({ '--wide-ratio': '1.6000' })
})

test('no films without a screen, and no screen without films', () => {
  const { container, rerender } = render(<Hall hero={{ ...hero, image: 'charts/cup' }} />)
  expect(container.querySelectorAll('img')).toHaveLength(1)
  const { films: _, ...plain } = hero
  rerender(<Hall hero={plain} />)
  expect(container.querySelectorAll('img')).toHaveLength(1)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
