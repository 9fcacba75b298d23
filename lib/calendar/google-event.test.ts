import { googleEventAddress } from './google-event'

test('an event opens filled in, by the clock of its own place', () => {
  const address = new URL(
    googleEventAddress({
      title: 'Visit: Vistara & plan',
      from: '20261128T090000',
      to: '20261128T120000',
      timeZone: 'Asia/Kolkata',
      place: '9.9,78.1',
    }),
  )
  expect(address.origin + address.pathname).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Visit: Vistara & plan',
    dates: '20261128T090000/20261128T120000',
    ctz: 'Asia/Kolkata',
    location: '9.9,78.1',
  })
})
