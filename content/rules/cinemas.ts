import { fileOf } from '../folder'
import { type Rule, textsOf } from './rule'

const CINEMAS = 'cinemas/cinemas.json'

/** Claims that only an open cinema can make. */
const OPEN = [
  /\b(?:runs?|operates?|owns?) (?:\w+ )?(?:cinemas?|halls?|screens?)\b/iu,
  /\b(?:halls?|screens?) (?:that|which) (?:is|are) (?:free|open)\b/iu,
  /\bnow (?:showing|running|playing)\b/iu,
  /\bfilms on the big screen\b/iu,
  /(?:திரையரங்கு|அரங்கு)[\p{L}\p{M}]* (?:நடத்து|இயங்கு)/u,
  /இப்போது (?:ஓடு|திரையிட)/u,
]

/** While no hall is listed, no text may claim that one is open. */
export const closedHallsAreNotPraised: Rule = (content) => {
  const { venues } = Object(content.english[CINEMAS]) as {
    venues?: { list?: readonly unknown[] }
  }
  if (venues?.list?.length !== 0) return []
  return textsOf(content).flatMap(({ file, path, text }) => {
    const found = OPEN.map((claim) => claim.exec(text)?.[0]).find(Boolean)
    if (!found) return []
    const why = `"${found}" speaks of a cinema that is open, and no hall is listed.`
    const write = `Write what is planned, such as "Private screenings on request", or list the hall first (${fileOf(CINEMAS)}).`
    return [{ file, path, value: text, why, write }]
  })
}
