import { type Rule, type Text, textsOf } from './rule'

/** The documents that say what becomes of personal data. */
const DOCUMENTS = ['privacy/privacy.json', 'pages/privacy.json']

/**
 * The fields in which the periods are written, and the names under which every other text has them. `kept` is one year
 * because the DPDP Rules ask for a year at least (rule 8(3)); counsel has to confirm that they bind this firm.
 */
const PERIODS: Readonly<Record<string, string>> = {
  kept: '{privacy.kept}',
  replyWithin: '{privacy.replyWithin}',
}

/** A number of days, weeks, months or years, such as "ninety days", "12 months" and "ஒரு மாதம்". */
const TYPED =
  /\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|sixty|ninety|\d+)[ -](?:days?|weeks?|months?|years?)\b|(?:ஒரு|ஓர்|இரண்டு|மூன்று|நான்கு|ஆறு|பன்னிரண்டு|முப்பது|தொண்ணூறு|\d+)\s*(?:நாள்|நாட்க|வார|மாத|ஆண்டு|வருட)/giu

/** What is being said of personal data: how long it is kept, and within what time somebody answers. */
const isPeriod = ({ name, path }: Text) =>
  name === 'privacy/privacy.json' && path.length === 1 && String(path[0]) in PERIODS

/**
 * How long personal data is kept and when an answer comes is said the same everywhere: written once, and quoted. So the
 * notice at a form and the privacy page cannot promise two things, in English or in Tamil.
 */
export const periodsAreSaidOnce: Rule = (content) =>
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
