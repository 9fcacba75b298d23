/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useDrawing } from './use-drawing'

const fileOf = (viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g data-part="plots"/></svg>`

/** An image whose drawing has this size once read. */
function Plan() {
  const image = useRef<HTMLImageElement>(null)
  const drawing = useDrawing(image)
  return (
    <>
      <img ref={image} alt="" />
      <output>{drawing?.viewBox}</output>
    </>
  )
}

test('the response for a drawing that a rotated phone no longer shows is ignored', async () => {
  const answers: ((text: string) => void)[] = []
  const wait = () => new Promise<string>((resolve) => answers.push(resolve))
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, text: wait } as unknown as Response))
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { value: false })
  const { container } = render(<Plan />)
  const image = container.querySelector('img') as HTMLImageElement

  await act(async () => fireEvent.load(image))
  await act(async () => fireEvent.load(image))
  const [upright, wide] = answers
  await act(async () => wide?.(fileOf('0 0 1240 700')))
  await act(async () => upright?.(fileOf('0 0 700 1240')))
  expect(screen.getByRole('status')).toHaveTextContent('0 0 1240 700')
})
