/** Imports a module of the site as built for one language, for scripts that need both languages. */
import { tsImport } from 'tsx/esm/api'
import { type Locale, TSCONFIGS } from '@/lib/domain/locale'

/** Imports the module anew, with all its imports. It reads the content of the current working directory. */
export async function importSite<Module>(specifier: `@/${string}`, locale: Locale) {
  const given = process.env.LOCALE
  process.env.LOCALE = locale
  try {
    const options = { parentURL: import.meta.url, tsconfig: TSCONFIGS[locale] }
    const module: Module = await tsImport(specifier, options)
    return module
  } finally {
    if (given === undefined) delete process.env.LOCALE
    else process.env.LOCALE = given
  }
}
