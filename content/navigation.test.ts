import { linksToOthers } from './navigation'

test('a page of text that no menu leads to has a link by its title', () => {
  const pages = [
    { slug: 'terms', title: 'Terms of use' },
    { slug: 'safety', title: 'Safety' },
  ]
  expect(linksToOthers([{ label: 'Terms', path: '/terms/' }], pages)).toEqual([
    { label: 'Safety', path: '/safety/' },
  ])
})
