import { type Rule, type Text, textsOf } from './rule'

/** The documents about personal data. */
const DOCUMENTS = ['privacy/privacy.json', 'pages/privacy.json']

/**
 * The fields with the periods, and the placeholders that all other texts use. `kept` is one year because the DPDP Rules
 * require at least a year (rule 8(3)); counsel has to confirm that they apply to this firm.
 */
const PERIODS: Readonly<Record<string, string>> = {
  kept: '{privacy.kept}',
  replyWithin: '{privacy.replyWithin}',
}

/** A number of days, weeks, months or years, such as "ninety days", "12 months" and "ஒரு மாதம்". */
const TYPED =
  /\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|sixty|ninety|\d+)[ -](?:days?|weeks?|months?|years?)\b|(?:ஒரு|ஓர்|இரண்டு|மூன்று|நான்கு|ஆறு|பன்னிரண்டு|முப்பது|தொண்ணூறு|\d+)\s*(?:நாள்|நாட்க|வார|மாத|ஆண்டு|வருட)/giu

/** Whether a text is one of the fields in `PERIODS`. */
const isPeriod = ({ name, path }: Text) =>
  name === 'privacy/privacy.json' && path.length === 1 && String(path[0]) in PERIODS

/**
 * The retention period and the reply time are written once and quoted by placeholder, so that the notice at a form and
 * the privacy page cannot contradict each other.
 */
export const periodsAreFilled: Rule = (content) =>
  textsOf(content)
    .filter(({ name }) => DOCUMENTS.includes(name))
    .filter((text) => !isPeriod(text))
    .flatMap(({ file, path, text }) =>
      [...text.matchAll(TYPED)].map(([typed]) => ({
        file,
        path,
        value: text,
        why: `It says "${typed}" by hand, so that two texts could promise two things.`,
        write: advice(file),
      })),
    )

const advice = (file: string): string =>
  file.endsWith('privacy/privacy.json') && !file.includes('pages/')
    ? 'Write {kept} or {replyWithin}, and the time itself in the field of that name.'
    : `Write ${Object.values(PERIODS).join(' or ')}, and the time itself in privacy/privacy.json.`
