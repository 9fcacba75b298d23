import { TAMIL_MONTHS } from './calendar'
import { type Rule, textsOf } from './rule'

/** A decision between Tamil words: the meaning, the word to write, and the refused ones. */
export type DecidedWord = {
  readonly of: string
  readonly write: string
  /** Examples for docs/tamil.md. */
  readonly not: readonly string[]
  /** A pattern of the refused words' stems, because Tamil inflects by suffixes. */
  readonly refused: string
}

const MONTH = `(?:${TAMIL_MONTHS.join('|')})(?![\\p{L}\\p{M}])`
const END = '(?![\\p{L}\\p{M}])'

/** The list in docs/tamil.md; decisions that a pattern cannot check are only there. */
export const DECIDED_WORDS: readonly DecidedWord[] = [
  {
    of: 'a number to call, and calling; the thing in the hand; a number of ten digits',
    write: 'தொலைபேசி; போன்; மொபைல் எண்',
    not: ['கைபேசி', 'அலைபேசி', 'செல்போன்', 'மொபைலில்', 'போனிலோ', 'போன் எண்'],
    refused: `கைபேசி|அலைபேசி|செல்போன|மொபைல(?!்\\sஎண்)|போனிலோ|போன்\\sஎண`,
  },
  {
    of: 'second, of time',
    write: 'வினாடி',
    not: ['விநாடி'],
    refused: 'விநாடி',
  },
  {
    of: 'year',
    write: 'ஆண்டு',
    not: ['வருடம்'],
    refused: 'வருட',
  },
  {
    of: 'a date, a month',
    write: '1 ஏப்ரல் 2023; ஏப்ரல் 2023',
    not: ['01 ஏப்ரல் 2023', '2023 ஏப்ரல் 1', 'ஏப்ரல் 1'],
    refused: `0\\d\\s${MONTH}|\\d{4}\\s${MONTH}|${MONTH}\\s\\d{1,2}(?!\\d)`,
  },
  {
    of: 'latest',
    write: 'அண்மை',
    not: ['சமீபத்திய'],
    refused: 'சமீப',
  },
  {
    of: 'example',
    write: 'உதாரணம்',
    not: ['எடுத்துக்காட்டு'],
    refused: 'எடுத்துக்காட்ட',
  },
  {
    of: 'a map of the country; the drawing of a layout',
    write: 'மேப்; வரைபடம்',
    not: ['நிலப்படம்'],
    refused: 'நிலப்பட',
  },
  {
    of: 'QR',
    write: 'கியூஆர்',
    not: ['QR', 'க்யூஆர்'],
    refused: 'QR|க்யூஆர்',
  },
  {
    of: 'power of attorney',
    write: 'அதிகாரப் பத்திரம், the first time with (பவர்)',
    not: ['பவர் பத்திரம்'],
    refused: 'பவர்\\sபத்திர',
  },
  {
    of: 'a department',
    write: 'பதிவுத் துறை, வரித் துறை',
    not: ['பதிவுத்துறை', 'வரித்துறை'],
    refused: '(?:பதிவு|வரி)த்துறை',
  },
  {
    of: 'a quotation',
    write: '‘ ’',
    not: ['“', '”', '"'],
    refused: '[“”"]',
  },
  {
    of: 'what a visitor may do: a sentence; a link or a button',
    write: 'முயற்சி செய்யுங்கள்; முயற்சி செய்ய',
    not: ['முயற்சி செய்க', 'மேலே செல்க', 'திறக்கவும்'],
    refused: `(?:செய்க|செல்க|காண்க)${END}|[\\p{L}\\p{M}]+க்கவும்(?=\\.|$)`,
  },
  {
    of: 'what the group does, or does not',
    write: 'பெறுவோம், அளவிடுவதில்லை; சேரவில்லை',
    not: ['பெறப்படும்', 'அளவிடப்படுவதில்லை', 'சேர்க்கப்படவில்லை'],
    refused: '(?:பெற|அளவிட|அனுப்ப|கணக்கிட|குறிப்பிட|எழுத|நீக்க|சேர்க்க|சேமிக்க|ஒப்படைக்க)ப்பட',
  },
  {
    of: 'one, before a vowel',
    write: 'ஓர் ஓவர்',
    not: ['ஒரு ஓவர்'],
    refused: 'ஒரு\\s[அ-ஔ]',
  },
  {
    of: 'a percent sign',
    write: '7%',
    not: ['7 %', '{n} %'],
    refused: '(?:\\d+|\\{\\w+\\})\\s%',
  },
  {
    of: 'partner, sponsor',
    write: 'ஸ்பான்சர்; வங்கி பார்ட்னர், வணிக பார்ட்னர் for tiers',
    not: ['பங்காளர்'],
    refused: 'பங்காள',
  },
  {
    of: 'promoter',
    write: 'புரமோட்டர், the first time with (திட்ட மேம்பாட்டாளர்)',
    not: ['திட்ட நிறுவனம்'],
    refused: 'திட்ட\\sநிறுவன',
  },
  {
    of: 'authority, beside the group',
    write: 'ஆணையம்',
    not: ['ரெரா குழுமம், which is the group'],
    refused: 'ரெரா\\sகுழும',
  },
  {
    of: 'properties, in the name',
    write: 'பிராப்பர்ட்டீஸ்',
    not: ['பிராபர்ட்டீஸ்'],
    refused: 'பிராபர்ட',
  },
  {
    of: 'the live site',
    write: 'வெளியிட்ட தளம்',
    not: ['நேரடித் தளம்'],
    refused: 'நேரடித்\\sதள',
  },
  {
    of: 'fact sheet',
    write: 'விவரத் தாள்',
    not: ['திட்ட அட்டை'],
    refused: 'திட்ட\\sஅட்டை',
  },
  {
    of: 'directions',
    write: 'செல்லும் வழி',
    not: ['வழி பார்க்க: also to wait'],
    refused: 'வழி\\sபார்க்க',
  },
  {
    of: 'as planned, under a picture',
    write: 'உத்தேசத் தோற்றம்',
    not: ['திட்டப்படி'],
    refused: 'திட்டப்படி',
  },
  {
    of: 'an illustration',
    write: 'சித்தரிப்புப் படம்',
    not: ['கணினிப் படம்'],
    refused: 'கணினிப்\\sபட',
  },
  {
    of: 'prime location',
    write: 'பிரதான இடம்',
    not: ['முக்கியமான இடம்'],
    refused: 'முக்கியமான\\sஇட',
  },
  {
    of: 'opening scene',
    write: 'தொடக்கக் காட்சி',
    not: ['அறிமுகக் காட்சி'],
    refused: 'அறிமுகக்\\sகாட்சி',
  },
  {
    of: 'company evening',
    write: 'அலுவலக விழா',
    not: ['நிறுவன மாலை: a garland', 'நிறுவனத்தின் மாலை'],
    refused: 'நிறுவன(?:த்தின்)?\\sமாலை',
  },
  {
    of: 'a lawyer of your own',
    write: 'உங்கள் வழக்கறிஞர், who checks: சரிபார்க்க',
    not: ['சொந்த வழக்கறிஞர்'],
    refused: 'சொந்த\\sவழக்கறிஞ',
  },
  {
    of: 'contact, the verb',
    write: 'தொடர்பு கொள்ள',
    not: ['தொடர்புகொள்ள'],
    refused: 'தொடர்புகொ',
  },
  {
    of: 'services',
    write: 'எங்கள் சேவைகள்',
    not: ['எங்கள் பணிகள்'],
    refused: 'எங்கள்\\sபணிகள',
  },
  {
    of: 'the league, where it acts',
    write: 'லீக் நிர்வாகம்',
    not: ['லீக் அறிவிக்கும்', 'லீக்கின் சொந்த'],
    refused: 'லீக்\\sஅறிவி|லீக்கின்\\sசொந்த',
  },
  {
    of: 'what is on your mind',
    write: 'மனதில் இருப்பது',
    not: ['உங்கள் எண்ணத்தை'],
    refused: 'உங்கள்\\sஎண்ணத்தை',
  },
  {
    of: 'because',
    write: 'இதற்குக் காரணம், or a sentence with அதனால்',
    not: ['ஏனென்றால்'],
    refused: 'ஏனென்றால்',
  },
  {
    of: 'sample, after a sentence',
    write: 'மாதிரித் தகவல்',
    not: ['மாதிரி.: “as if”', 'மாதிரிதான்.'],
    refused: 'மாதிரி(?:தான்)?\\.',
  },
]

const PATTERNS = DECIDED_WORDS.map((decided) => ({
  ...decided,
  // \b does not work with Tamil letters.
  pattern: new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${decided.refused})[\\p{L}\\p{M}]*`, 'u'),
}))

/** The refused words in a text, each with the word to write. */
export const refusedIn = (text: string): readonly { found: string; of: string; write: string }[] =>
  PATTERNS.flatMap(({ pattern, of, write }) => {
    const found = pattern.exec(text)?.[0]
    return found === undefined ? [] : { found, of, write }
  })

/** Tamil texts must use the decided words, because two words for one thing suggest two things. */
export const tamilHasOneWord: Rule = ({ tamil }) =>
  textsOf({ english: {}, tamil }).flatMap(({ file, path, text }) =>
    refusedIn(text).map(({ found, of, write }) => ({
      file,
      path,
      value: text,
      why: `"${found}" is not the word that was decided for ${of}.`,
      write: `Write ${write}.`,
    })),
  )
