import { hasSafeLinks, readInline } from './inline'

test('a line without links is a single run', () => {
  expect(readInline('Nothing here.')).toEqual([{ text: 'Nothing here.' }])
})

test('links are separated from the text around them', () => {
  expect(readInline('See [help](/help/#forms), or [write](mailto:a@b.example).')).toEqual([
    { text: 'See ' },
    { text: 'help', href: '/help/#forms' },
    { text: ', or ' },
    { text: 'write', href: 'mailto:a@b.example' },
    { text: '.' },
  ])
})

test('brackets that are not a link are unchanged', () => {
  expect(readInline('A [note] (aside)')).toEqual([{ text: 'A [note] (aside)' }])
})

test.each([
  '/help/',
  '/',
  '/vistara/#plan',
  '/contact/?unit=ground&area=2.5#form',
  '#part',
  'https://rera.tn.gov.in/',
  'https://maps.example.com:8443/a,b;c?x=1&y=2#z',
  'https://தமிழ்.example/நகரம்',
  'mailto:a.b+c@d-e.example',
  'tel:+914210000000',
  'mailto:{email}',
  '{address}',
])('a link may lead to %s', (target) => {
  expect(hasSafeLinks(`See [this](${target}), and [that](/help/).`)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert`1`',
  'java\tscript:alert`1`',
  ' javascript:alert`1`',
  '\u0001javascript:alert`1`',
  'javascript&colon;alert`1`',
  '&#106;avascript:alert`1`',
  '&#x6A;avascript:alert`1`',
  'data:text/html,<script>1</script>',
  'vbscript:msgbox',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'ftp://a.example/',
  'http://a.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  'evil.example/',
  'https:evil.example',
  'https:///evil.example',
  'https://user@evil.example/',
  'https://rera.tn.gov.in\\@evil.example/',
  'https://a.example/&#106;',
  'https://a.example/a b',
  'https://a.example/"onclick="x',
  'https://a.example/\u202E',
  '/a b/',
  '/\u200Bhelp/',
  '/help/\n',
  'mailto:a@b.example?body=x',
  'tel:javascript',
  '{address}javascript:x',
  '',
])('a link may not lead to %j', (target) => {
  expect(hasSafeLinks(`See [help](/help/), or [this](${target}).`)).toBe(false)
})

test('an unfinished link at the end of a text is refused too', () => {
  expect(hasSafeLinks('See [this](javascript:alert')).toBe(false)
})
