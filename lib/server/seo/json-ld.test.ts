import { escapeJson } from './json-ld'

test('content that closes a script element cannot end the structured data', () => {
  const text = escapeJson({ name: 'A plot</script><script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: 'A plot</script><script>alert(1)</script>' })
})
