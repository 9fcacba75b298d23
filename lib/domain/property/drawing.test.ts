/** @jest-environment jsdom */
import { readDrawing } from './drawing'

test.each(['', 'Not found', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<html><body/></html>'])(
  'an answer that is no drawing gives nothing: %s',
  (text) => {
    expect(readDrawing(text)).toBeUndefined()
  },
)
