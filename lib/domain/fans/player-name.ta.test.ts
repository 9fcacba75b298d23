import { letterWidth } from '@/lib/domain/format/letter-width'
import { fullName, nameLines, nameSize } from './player-name.ta'

test.each([
  ['நடராஜன்', 'டி', 'டி. நடராஜன்', ['டி.', 'நடராஜன்']],
  ['ராதாகிருஷ்ணன்', 'எஸ்.', 'எஸ். ராதாகிருஷ்ணன்', ['எஸ்.', 'ராதாகிருஷ்ணன்']],
  ['அச்யூத்', 'சி.வி', 'சி.வி. அச்யூத்', ['சி.வி.', 'அச்யூத்']],
  ['சுந்தர்', 'எம் எஸ்', 'எம்.எஸ். சுந்தர்', ['எம்.எஸ்.', 'சுந்தர்']],
  ['சாய்', 'கிஷோர்', 'சாய் கிஷோர்', ['சாய்', 'கிஷோர்']],
  // A name that begins like a spelled-out initial.
  ['அமித்', 'எஸ்வந்த்', 'அமித் எஸ்வந்த்', ['அமித்', 'எஸ்வந்த்']],
  ['பிரதோஷ் ரஞ்சன் பால்', '', 'பிரதோஷ் ரஞ்சன் பால்', ['பிரதோஷ் ரஞ்சன்', 'பால்']],
  ['மதிவாணன்', '', 'மதிவாணன்', ['', 'மதிவாணன்']],
])('%s with %s is written %s', (name, surname, whole, lines) => {
  expect(fullName({ name, surname })).toBe(whole)
  expect(nameLines(name, surname)).toEqual(lines)
})

test('a Tamil letter with its signs counts once, as 1.5 Latin letters', () => {
  expect(letterWidth('கி')).toBe(2)
  expect(letterWidth('கிஷோர்')).toBe(5)
  expect(letterWidth('Kishore')).toBe(7)
})

test('a long name has a smaller size', () => {
  expect(nameSize('பால்')).toBe('short')
  expect(nameSize('நடராஜன்')).toBe('medium')
  expect(nameSize('ராதாகிருஷ்ணன்')).toBe('long')
})
