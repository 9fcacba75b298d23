import { letterWidth } from '@/lib/domain/format/letter-width'

/** The name on two lines, the large one last: an initial comes first, as in "T" above "Natarajan". */
export function nameLines(name: string, surname: string): readonly [string, string] {
  if (surname === '') {
    const words = name.split(' ')
    return [words.slice(0, -1).join(' '), words.at(-1) ?? name]
  }
  return surname.length <= 2 ? [surname, name] : [name, surname]
}

/** The name as running text. */
export const fullName = ({ name, surname }: { name: string; surname: string }): string =>
  `${name} ${surname}`.trim()

/** The size class of a large name, by its width in letters. */
export function nameSize(name: string): 'short' | 'medium' | 'long' | 'longest' {
  const width = letterWidth(name)
  if (width <= 7) return 'short'
  if (width <= 10) return 'medium'
  return width <= 11 ? 'long' : 'longest'
}
