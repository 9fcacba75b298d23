import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Prefill } from './Prefill.island'

test('following the link starts the message of the enquiry', async () => {
  const told = jest.fn()
  const listen = (event: Event) => told((event as CustomEvent).detail)
  addEventListener('enquiry:prefill', listen)
  render(
    <Prefill message="I am looking for a plot in">
      <a href="#enquiry">Browse More Properties</a>
    </Prefill>,
  )
  await userEvent.click(screen.getByRole('link'))
  removeEventListener('enquiry:prefill', listen)
  expect(told).toHaveBeenCalledWith({ message: 'I am looking for a plot in' })
})
