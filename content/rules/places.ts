import { didYouMean } from '../errors'
import { knownPlaces } from '../schema/field-types'
import { type Rule, textsOf } from './rule'

/**
 * What stands in braces is filled by the site: another word would be shown with its braces. Words with a dot, such as
 * `{season.won}`, are judged where they are filled (content/define.ts).
 */
export const placesAreFilled: Rule = (content) =>
  textsOf(content).flatMap(({ file, path, text }) => {
    const rest = text.replace(/\{([\w.-]+)\}/g, (whole, name: string) =>
      name.includes('.') || knownPlaces.has(whole) ? '' : whole,
    )
    const [found] = /\{[\w.-]+\}|[{}]/.exec(rest) ?? []
    if (!found) return []
    const why =
      found.length > 1
        ? `Nothing fills ${found}: visitors would see it so.`
        : 'A brace stands alone: visitors would see it.'
    const write = `Write the words themselves, or a whole place such as {name}.${didYouMean(found, [...knownPlaces])}`
    return [{ file, path, value: text, why, write }]
  })
