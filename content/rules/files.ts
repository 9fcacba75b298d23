import { fileOf } from '../folder'
import type { Rule } from './rule'

/** Every Tamil file needs an English one; after an entry was removed or renamed, its Tamil file is unused. */
export const tamilHasItsEnglish: Rule = ({ english, tamil }) =>
  Object.keys(tamil)
    .filter((name) => !(name in english))
    .map((name) => ({
      file: fileOf(name, 'ta'),
      path: [],
      value: tamil[name],
      why: `There is no English file ${fileOf(name)}.`,
      write: 'Remove the file, or give it the name of the English one.',
    }))
