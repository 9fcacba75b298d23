import { render, screen } from '@testing-library/react'
import { imageFacts } from '@/lib/images'
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
