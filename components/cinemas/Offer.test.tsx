/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Offer } from './Offer'

test.each(['screening', 'advertising'])(
  'an offer takes its topic along to the form: %s',
  (topic) => {
    render(
      <Offer
        id="offer"
        heading="A hall"
        text="For an evening."
        points={[]}
        action="Ask about it"
        topic={topic}
        image="charts/beam"
        look="over"
      />,
    )
    const link = screen.getByRole('link', { name: 'Ask about it' })
    expect(link).toHaveAttribute('href', '#enquiry')
    expect(link).toHaveAttribute('data-choice', topic)
  },
)
