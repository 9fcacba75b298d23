import { fileOf } from '../folder'
import type { Rule } from './rule'

/** Tamil words belong to an English file: those of an entry that was removed or renamed are shown nowhere. */
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
