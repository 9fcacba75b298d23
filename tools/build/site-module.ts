/** A module of the site as a build of one language has it, for scripts that need both. */
import { tsImport } from 'tsx/esm/api'
import { type Locale, TSCONFIGS } from '@/lib/domain/locale'

/** Loads the module anew, with all that it imports. It reads the content of the folder that the process stands in. */
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
