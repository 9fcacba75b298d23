import { createRequire } from 'node:module'

const { createTransformer } = createRequire(import.meta.url)('next/dist/build/swc/jest-transformer')

/** What Jest, which runs every module as CommonJS, has in place of `import.meta`. */
const STANDS_FOR = {
  url: "require('node:url').pathToFileURL(__filename).href",
  filename: '__filename',
  dirname: '__dirname',
}

/** The transformer of `next/jest`, for scripts that ask where they stand as well. */
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
