import { createRequire } from 'node:module'

const { createTransformer } = createRequire(import.meta.url)('next/dist/build/swc/jest-transformer')

/** CommonJS replacements for `import.meta`: Jest runs every module as CommonJS. */
const STANDS_FOR = {
  url: "require('node:url').pathToFileURL(__filename).href",
  filename: '__filename',
  dirname: '__dirname',
}

/** The transformer of `next/jest`, with support for scripts that use `import.meta`. */
export default {
  createTransformer(options) {
    const next = createTransformer(options)
    return {
      process: (source, ...rest) =>
        next.process(
          source.replace(
            /\bimport\.meta\.(url|filename|dirname)\b/g,
            (_, name) => STANDS_FOR[name],
          ),
          ...rest,
        ),
    }
  },
}
