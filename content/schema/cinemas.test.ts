import { faultsOf } from '../faults'
import { hallSchema } from './cinemas'

const faults = (seats: number, rows?: unknown) => {
  const hall = { name: 'Hall 1', seats, has: [], ...(rows !== undefined && { rows }) }
  const { error } = hallSchema.safeParse(hall)
  return error ? faultsOf(error, hall) : []
}

const row = (letter: unknown, seats: unknown) => ({ letter, seats })

test('a hall has rows that come to its seats, or none', () => {
  expect(faults(120)).toEqual([])
  expect(faults(30, [row('A', 12), row('AA', 18)])).toEqual([])
})

test.each([
  [0, [], /It has no row\. .* remove "Rows of seats"/],
  [24, [row('A', 12), row('A', 12)], /^rows, entry 2, letter is "A"\. .*Row A stands here twice/],
  [12, [row('a', 12)], /^rows, entry 1, letter is "a"\. Write the one or two capital letters/],
  [12, [row(1, 12)], /^rows, entry 1, letter is 1\. Write the one or two capital letters/],
  [61, [row('A', 61)], /^rows, entry 1, seats is 61\. Write the number of seats in this row/],
  [12, [row('A', 12), row('B', 0)], /^rows, entry 2, seats is 0\. Write the number of seats/],
  [13, [row('A', 12.5)], /^rows, entry 1, seats is 12\.5\. Write the number of seats/],
  [31, [row('A', 12), row('B', 18)], /^seats is 31\. The rows have 30 seats/],
])('a hall of %s seats may not have the rows %j', (seats, rows, told) => {
  expect(faults(seats, rows).join('\n')).toMatch(told)
})

test('a hall has no more than 40 rows', () => {
  const letters = Array.from({ length: 41 }, (_, at) =>
    at < 26 ? String.fromCharCode(65 + at) : `A${String.fromCharCode(39 + at)}`,
  )
  const told = faults(
    82,
    letters.map((letter) => row(letter, 2)),
  )
  expect(told.join('\n')).toMatch(/more than 40 rows/)
})
