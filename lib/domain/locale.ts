/** The languages of the site. English is at the base path, each other language in its own folder. */
export type Locale = 'en' | 'ta'

/** The language of this build: `LOCALE` in the environment, English by default. */
export const locale: Locale = process.env.LOCALE === 'ta' ? 'ta' : 'en'

/** The other language, which each page links to. */
export const otherLocale: Locale = locale === 'en' ? 'ta' : 'en'

/** The folder of each language's pages, below the base path. */
export const LOCALE_FOLDERS: Readonly<Record<Locale, '' | `/${string}`>> = { en: '', ta: '/ta' }

/** The `lang` attribute for each language, with the country. */
export const HTML_LANGS = { en: 'en-IN', ta: 'ta-IN' } as const satisfies Record<Locale, string>

/** The `lang` of this build's pages. */
export const htmlLang = HTML_LANGS[locale]

/** The tsconfig of each language, which resolves `@/`: in Tamil, `dates.ta.ts` replaces `dates.ts`. */
export const TSCONFIGS = {
  en: 'tsconfig.json',
  ta: 'tools/build/tsconfig.ta.json',
} as const satisfies Record<Locale, string>
