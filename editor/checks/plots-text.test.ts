import { readPlots } from './plots-text'

const plot = { number: 12, squareFeet: 1200, feet: [30, 40], facing: 'East', road: '30 ft' }

test.each([
  ['tabs', '12\t1200\t30 x 40\tEast\t30 ft'],
  ['commas', '12, 1200, 30 x 40, East, 30 ft'],
  ['semicolons', '12;1,200;30*40;E;30'],
  ['quotes', '"12","1,200","30\' × 40\'","E","30 feet road"'],
  ['two sides', '12\t1200\t30\t40\tE\t30'],
  ['units', "Plot 12\t1,200 sq.ft\t30' by 40'\tEast facing\t30'"],
  ['headings', 'Facing\tPlot No\tSq.ft\tRoad\tDimensions\nE\t12\t1200\t30 ft road\t30x40'],
  ['headings of two sides', 'S.No,Area,Width,Depth,Direction,Road\n12,1200,30,40,e,30'],
  ['a title above', 'Plots of Vistara\n12\t1200\t30 x 40\tEast\t30 ft'],
  ['headings of one word', 'Plot,Area,Size,Facing,Road\n12,1200,30x40,E,30'],
  [
    'headings with plot in each',
    'Plot No,Plot area,Plot size,Plot facing,Road\n12,1200,30x40,E,30',
  ],
  ['headings of sides', 'Plot,Sq.ft,Side 1,Side 2,Facing,Road\n12,1200,30,40,E,30'],
  ['a size without an area', 'Plot,Size,Width,Depth,Facing,Road\n12,1200,30,40,E,30'],
  ['a serial number', '1\t12\t1200\t30 x 40\tEast\t30 ft'],
  ['a serial number and two sides', '1\t12\t1200\t30\t40\tEast\t30 ft'],
  ['a serial number with a heading', 'Sl.No,Plot,Area,Sides,Facing,Road\n1,12,1200,30x40,E,30'],
  ['a serial number without a heading', 'Plot,Area,Sides,Facing,Road\n1,12,1200,30x40,E,30'],
  ['a Windows line and blanks', '\r\n 12\t1200\t30 x 40\tEast\t30 ft \r\n\t\t\t\t\r\n'],
])('a row with %s is a plot', (_, text) => {
  expect(readPlots(text)).toMatchObject({ plots: [plot], unread: [] })
})

test.each([
  ['NE', 'North-East'],
  ['south west', 'South-West'],
  ['N', 'North'],
  ['S.E.', 'South-East'],
])('%s is a facing', (facing, expected) => {
  expect(readPlots(`1\t900\t20x45\t${facing}\t30`).plots[0]?.facing).toBe(expected)
})

test.each([
  ['12A\t1200\t30x40\tE\t30', /number of the plot/],
  ['12\tlarge\t30x40\tE\t30', /area/],
  ['12\t1200\t30\tE\t30', /sides/],
  ['12\t1200\t30x40\tupwards\t30', /facing/],
  ['12\t1200\t30x40\tE\t', /road/],
  ['1\t12A\t1200\t30x40\tE\t30', /number of the plot/],
  ['1\t12\t1200\t30x40\tupwards\t30', /facing/],
  ['1\t12\t1200\t30\tdeep\tE\t30', /sides/],
  ['12 1200', /one value only/],
  ['12,1,200,30x40,E,30', /area of plot 1 would be 200/],
])('%s is reported with its line and the reason', (row, why) => {
  const { plots, unread } = readPlots(`1\t900\t20x45\tN\tAvenue 40 ft\n\n${row}`)
  expect(plots).toEqual([
    { number: 1, squareFeet: 900, feet: [20, 45], facing: 'North', road: 'Avenue 40 ft' },
  ])
  expect(unread).toEqual([{ line: 3, text: row.trim(), why: expect.stringMatching(why) }])
})

test('a duplicate number is reported', () => {
  const row = '12\t1200\t30x40\tE\t30'
  expect(readPlots(`${row}\n${row}`)).toMatchObject({ plots: [plot], unread: [{ line: 2 }] })
})
