/** The languages of the site. English stands at the base path, each other one in a folder of its own. */
export type Locale = 'en' | 'ta'

/** The language that this build makes: `LOCALE` in the environment, English where it is not set. */
export const locale: Locale = process.env.LOCALE === 'ta' ? 'ta' : 'en'

/** The language that each page links to. */
export const otherLocale: Locale = locale === 'en' ? 'ta' : 'en'

/** The folder of each language's pages, below the base path. */
export const LOCALE_FOLDERS: Readonly<Record<Locale, '' | `/${string}`>> = { en: '', ta: '/ta' }

/** Each language as the `lang` of a page, with the country. */
export const HTML_LANGS = { en: 'en-IN', ta: 'ta-IN' } as const satisfies Record<Locale, string>

/** The `lang` of this build's pages. */
export const htmlLang = HTML_LANGS[locale]

/** Says where `@/` leads in a build of each language: in Tamil `dates.ta.ts` goes before `dates.ts`. */
export const TSCONFIGS = {
  en: 'tsconfig.json',
  ta: 'tsconfig.ta.json',
} as const satisfies Record<Locale, string>
