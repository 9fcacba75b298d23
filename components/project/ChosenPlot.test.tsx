import { act, render, screen } from '@testing-library/react'
import { ChosenPlot } from './ChosenPlot.island'
import { choosePlot } from './chosen-plot'

const words = 'Plot {n}, {size} sq.ft, {facing}'

test('the chosen plot is said in words and sent with both forms', () => {
  render(
    <>
      <form id="visit-form" />
      <form id="enquiry-form" />
      <ChosenPlot
        forms={['visit-form', 'enquiry-form']}
        about="About"
        plot={{ text: words, sent: words }}
      />
    </>,
  )
  const sent = () =>
    [...document.forms].map((form) => Object.fromEntries(new FormData(form).entries()))
  expect(sent()).toEqual([{}, {}])

  act(() =>
    choosePlot({
      number: 34,
      status: 'available',
      squareFeet: 2641,
      feet: [48, 55],
      facing: 'North',
      road: '30 ft',
      pricePerSqFt: 2847,
    }),
  )
  const plot = 'Plot 34, 2,641 sq.ft, North'
  expect(screen.getByText(plot)).toBeInTheDocument()
  expect(sent()).toEqual([{ plot }, { plot }])
})
