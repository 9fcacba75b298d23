import { onePathPerRoute } from './paths'

test('one page of each route is found, also where a name stands beside a folder of any name', () => {
  const paths = ['/', '/second/', '/second/2025/', '/vistara/', '/nakshatra/', '/careers/']
  expect(onePathPerRoute(paths)).toEqual(['/', '/second/', '/vistara/', '/careers/'])
})
