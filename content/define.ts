import { z } from 'zod'

/**
 * Parse once, while the site builds. A bad entry stops the build and names its file, its index or
 * slug, and the field.
 */
export function defineCollection<Output extends { slug: string }, Input>(
  name: string,
  schema: z.ZodType<Output, Input>,
  entries: readonly NoInfer<Input>[],
) {
  const all: readonly Output[] = entries.map((entry, index) => {
    const result = schema.safeParse(entry)
    if (result.success) return result.data
    throw new Error(`content/${name}[${index}]\n${z.prettifyError(result.error)}`)
  })
  const bySlug = new Map(all.map((item) => [item.slug, item]))
  if (bySlug.size < all.length) throw new Error(`content/${name}: a slug is used twice`)
  return { all, find: (slug: string) => bySlug.get(slug) }
}

/** The same for a single document, such as the words of one page. */
export function defineDocument<Output, Input>(
  name: string,
  schema: z.ZodType<Output, Input>,
  document: NoInfer<Input>,
): Output {
  const result = schema.safeParse(document)
  if (result.success) return result.data
  throw new Error(`content/${name}\n${z.prettifyError(result.error)}`)
}
