import { didYouMean } from '../errors'
import { documentTypeOf } from '../registry'
import { keyOf, placeholdersOf } from '../translated-words'
import { type Rule, type RuleError, sentencesOf, type Text, textsOf } from './rule'

/** An amount in rupees, in either language. */
const RUPEES = /(?:₹|\bRs\.?|\brupees|ரூ\.?)\s*[\d,.]*\d|\d[\d,.]*\s*(?:rupees\b|ரூபாய்)/iu
const PER_AREA =
  /\d\s+per (?:sq\.? ?ft|square foot|cent\b|ground\b)|சதுர அடி(?:க்கு)? (?:₹|ரூ\.?)? ?\d/iu
const LAND =
  /\b(?:plots?|land|layout|sq\.? ?ft|square f(?:oo|ee)t|cents?|grounds?)\b|மனை|நில|சதுர அடி/iu

/** Documents in which every amount is a land price. */
const OF_LAND = /^(?:projects|project-page|properties|residences|joint-ventures)\//

/**
 * A land price is written only in its project; texts must use a placeholder, so that they stay correct when the price
 * changes.
 */
export const pricesAreFilled: Rule = (content) =>
  textsOf(content).flatMap((text) => {
    const isOfProject = /^projects\/[^/]+\.json$/.test(text.name)
    const typed = sentencesOf(text.text)
      .filter((sentence) => OF_LAND.test(text.name) || LAND.test(sentence))
      .flatMap((sentence) => (PER_AREA.exec(sentence) ?? RUPEES.exec(sentence) ?? [])[0] ?? [])
    return typed.map((found) =>
      errorOf(
        text,
        `"${found}" is a price that is typed: it stays when the price of the project changes.`,
        isOfProject
          ? 'Write {price} in its place: the site fills it.'
          : 'Write {price.from} for the lowest price.',
      ),
    )
  })

const CLAIM = /champions|சாம்பியன்/iu
const DATED = /\{(?:title|record|season)\.(?:year|final\.day)\}/
/** Exempt: the texts of one season, the list of titles, and the intro, which is about one final. */
const OF_A_YEAR = /^(?:cricket\/(?:seasons\/|achievements)|fans\/intro)/

/** A sentence that calls the team champions must state the year, because the next season may end differently. */
export const titlesAreDated: Rule = (content) =>
  textsOf(content)
    .filter(({ name, text }) => !OF_A_YEAR.test(name) && CLAIM.test(text) && !DATED.test(text))
    // Skips addresses and names of placeholders.
    .filter(({ text }) => /\s|\p{Script=Tamil}/u.test(text))
    .map((text) =>
      errorOf(
        text,
        'It calls the team champions and does not say when.',
        'Add {title.year}, the year of the newest title, such as "champions of {title.year}".',
      ),
    )

const errorOf = ({ file, path, text }: Text, why: string, write: string): RuleError => ({
  ...{ file, path, value: text, why, write },
})

/** The placeholders that a project fills in all its texts (content/projects/projects.ts). */
const OF_PROJECT = ['{price}', '{plots}', '{smallest}', '{largest}']

/**
 * A placeholder must be one that its own text fills, otherwise visitors would see the braces. Those with a dot, such as
 * `{season.won}`, are checked when they are filled (content/define.ts).
 */
export const placeholdersAreFilled: Rule = (content) => {
  const known = new Map(
    Object.entries(content.english).map(([name, document]) => {
      const schema = documentTypeOf(name)?.schema
      return [name, schema ? placeholdersOf(schema, document) : undefined]
    }),
  )
  return textsOf(content).flatMap(({ name, file, path, text }) => {
    const own = known.get(name)?.get(keyOf(path)) ?? []
    const filled = /^projects\/[^/]+\.json$/.test(name) ? [...OF_PROJECT, ...own] : own
    const rest = text.replace(/\{([\w.-]+)\}/g, (whole, place: string) =>
      place.includes('.') || filled.includes(whole) ? '' : whole,
    )
    const [found] = /\{[\w.-]+\}|[{}]/.exec(rest) ?? []
    if (!found) return []
    const why =
      found.length > 1
        ? `Nothing fills ${found} here: visitors would see it so.`
        : 'A brace stands alone: visitors would see it.'
    return [{ file, path, value: text, why, write: adviceFor(found, filled) }]
  })
}

function adviceFor(found: string, filled: readonly string[]): string {
  if (filled.length > 0)
    return `Write the words themselves, or ${filled.join(', ')}.${didYouMean(found, filled)}`
  return found === '{price}'
    ? 'Write {price.from} for the lowest price, or leave it out.'
    : 'Write the words themselves.'
}
