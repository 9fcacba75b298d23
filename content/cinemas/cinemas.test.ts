/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cinemas } from './cinemas'

/** What only a cinema that is open can say. */
const OPEN = [
  /\b(runs?|operates?|owns?) (\w+ )?(cinemas?|halls?|screens?)\b/i,
  /\b(halls?|screens?) (that|which) (is|are) (free|open)\b/i,
  /\bnow (showing|running|playing)\b/i,
  /\bfilms on the big screen\b/i,
]

/** Every text of every English file, with its file. */
function* texts(folder = 'content'): Generator<[file: string, text: string]> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'ta') yield* texts(file)
    if (!entry.name.endsWith('.json')) continue
    for (const [, text = ''] of readFileSync(file, 'utf8').matchAll(/"((?:[^"\\]|\\.)*)"/g)) {
      yield [file, text]
    }
  }
}

test('while no hall is named, no page speaks of one that is open', () => {
  if (cinemas.venues.list.length > 0) return
  const claims = [...texts()].filter(([, text]) => OPEN.some((claim) => claim.test(text)))
  expect(claims).toEqual([])
})
