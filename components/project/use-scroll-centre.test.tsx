/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { useRef } from 'react'
import { useScrollCentre } from './use-scroll-centre'

function Drawing({ zoom }: { zoom: number }) {
  const scroller = useRef<HTMLDivElement>(null)
  useScrollCentre(scroller, zoom)
  return <div ref={scroller} />
}

test('the scroll position stays until the drawing’s size changes', () => {
  const scrollTo = jest.fn()
  Element.prototype.scrollTo = scrollTo
  const { rerender } = render(<Drawing zoom={0} />)
  expect(scrollTo).not.toHaveBeenCalled()
  rerender(<Drawing zoom={1} />)
  expect(scrollTo).toHaveBeenCalledTimes(1)
})
