import type { Rule } from './rule'

/** Tamil words belong to an English file: those of an entry that was removed or renamed are shown nowhere. */
export const tamilHasItsEnglish: Rule = ({ english, tamil }) =>
  Object.keys(tamil)
    .filter((file) => !(file in english))
    .map((file) => ({
      file: `ta/${file}`,
      path: [],
      value: tamil[file],
      why: `There is no English file content/${file}.`,
      write: 'Remove the file, or give it the name of the English one.',
    }))
