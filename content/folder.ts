import path from 'node:path'

/**
 * The folder that holds content. CONTENT_DIR names another one, such as a copy in which a change is tried. Faults say
 * `content/` all the same: that is where the owner corrects them.
 */
export const contentFolder = (): string =>
  process.env.CONTENT_DIR || path.join(process.cwd(), 'content')

/** A file or a folder of content, by its path within it. */
export const inContent = (name: string): string => path.join(contentFolder(), name)
