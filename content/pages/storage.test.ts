import { CHOICE } from '@/lib/analytics/choice'
import { INTRO_SEEN } from '@/lib/intro/gate'
import { visitReceiptKey } from '../project-page/fields'
import { pages } from './pages'

const names = (pages.find('cookies')?.sections ?? [])
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (typeof block === 'object' && 'table' in block ? block.table.rows : []))
  .map(([name = '']) => name)

test.each([CHOICE.key, 'draft:…', visitReceiptKey, INTRO_SEEN])(
  'the page about cookies lists %s',
  (key) => {
    expect(names.map((name) => name.slice(0, key.length))).toContain(key)
  },
)

test('what the law is about waits for counsel', () => {
  expect(pages.all.filter(({ isDraft }) => isDraft).map(({ slug }) => slug)).toEqual([
    'cookies',
    'privacy',
    'terms',
  ])
})
