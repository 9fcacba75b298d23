import { onePathPerRoute } from './paths'

test('one page of each route is found, also if a fixed name is beside a dynamic folder', () => {
  const paths = ['/', '/second/', '/second/2025/', '/vistara/', '/nakshatra/', '/careers/']
  expect(onePathPerRoute(paths)).toEqual(['/', '/second/', '/vistara/', '/careers/'])
})
