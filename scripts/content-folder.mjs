/** Where content lies, for scripts; content/folder.ts says the same to the site. */
import path from 'node:path'

/** The folder that holds content, from the project's folder: `content`, or the one that CONTENT_DIR names. */
export const CONTENT = process.env.CONTENT_DIR || 'content'

/** Where a file of the project lies, such as `content/site.json` or `assets/manifest.json`. */
export const onDisk = (root, file) =>
  file === 'content' || file.startsWith('content/')
    ? path.resolve(root, CONTENT, file.slice('content/'.length))
    : path.join(root, file)
