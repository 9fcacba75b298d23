/**
 * The pictures of the site: processed ones, and listed ones that the next build processes, so that an uploaded picture
 * can be used at once. Checks load this module in place of lib/server/images.generated.json.
 */
import { z } from 'zod'
import { fields } from '@/content/schema/field-types'

/** A picture in the editor's list. */
export type Picture = {
  name: string
  alt: string
  width: number
  height: number
  /** Its file in assets/; empty for generated pictures. */
  master: string
  /** Empty until its sizes exist. */
  url: string
}

const MADE = 'lib/server/images.generated.json'
export const PICTURE_LIST = 'assets/manifest.json'

/** A path in assets/, without `..` segments. */
const PLACE = /^(?:[a-z0-9-]+\/)+[a-z0-9-]+\.(?:jpg|png|svg)$/
const share = z.number().min(0).max(1)

const pictureList = z.looseObject({
  images: z.array(
    fields({
      file: z
        .string()
        .regex(PLACE, 'There is no place of a picture. Write one such as plots/gate.jpg.'),
      bytes: z.number().optional(),
      width: z.number().positive(),
      height: z.number().positive(),
      palette: z.array(z.string()).optional(),
      dominant: z
        .string()
        .regex(/^(?:#[0-9a-f]{6}|currentColor)$/i)
        .optional(),
      alt: z.string(),
      focal: z.tuple([share, share]),
      transparent: z.boolean().optional(),
      /** Show this photograph as cloth (tools/art/knit/photograph.ts). */
      cloth: z.boolean().optional(),
      /** The area of a chart's cut where another picture is laid over it, in stitches. */
      screen: z.partialRecord(z.enum(['wide', 'upright', 'card']), z.array(z.number())).optional(),
      decorative: z.boolean().optional(),
      plots: z.number().optional(),
    }),
  ),
})

type Image = {
  kind: string
  stem: string
  alt: string
  width: number
  height: number
  widths?: readonly number[]
  color?: string
  master?: string
}

/** Parses a JSON file; {} if invalid, such as with merge conflict markers: another check reports that. */
export function jsonOf(file: string): unknown {
  try {
    return JSON.parse(projectFiles.read(file) ?? '')
  } catch {
    return {}
  }
}

const listed = pictureList.safeParse(jsonOf(PICTURE_LIST)).data?.images ?? []

/** Generated prints of shirts are not in the list. */
const PRINTS = 'cricket/prints/'
const isListed = (name: string) => listed.some(({ file }) => file.replace(/\.\w+$/, '') === name)

/** Processed pictures that are still in the list: others stay on the disk until the next build. */
const images: Record<string, Image> = Object.fromEntries(
  Object.entries(jsonOf(MADE) as Record<string, Image>).filter(
    ([name]) => name.startsWith(PRINTS) || isListed(name),
  ),
)
// Surveys of plans are drawn anew, never shown directly.
for (const { file, alt, width, height, dominant } of listed)
  if (!file.startsWith('plans/')) {
    const name = file.replace(/\.\w+$/, '')
    const unmade = { kind: file.endsWith('.svg') ? 'svg' : 'photo', stem: '', width, height }
    const made = images[name]
    // The processed sizes are of the photograph before it was replaced.
    const isOld =
      made?.kind === 'photo' &&
      (made.width !== width || made.height !== height || (made.color ?? dominant) !== dominant)
    images[name] = { ...(isOld ? unmade : (made ?? unmade)), alt, master: `assets/${file}` }
  }
/** @public Loaded by its file, see bundle.ts. */
export default images

/** The pictures that the editor offers. */
export const pictures = (): readonly Picture[] =>
  Object.entries(images)
    .filter(([name]) => !name.startsWith(PRINTS))
    .map(([name, { kind, stem, alt, width, height, widths = [], master = '' }]) => ({
      ...{ name, alt, width, height, master },
      url: stem && (kind !== 'photo' ? `_img/${stem}.svg` : `_img/${stem}-${widths[0]}.avif`),
    }))

/** Errors of a picture list. `changes` are the files changed with it; null means deleted. */
export function errorsOfPictures(
  text: string,
  changes: readonly { file: string; text: string | null }[],
): readonly string[] {
  const list = pictureList.safeParse(JSON.parse(text))
  if (!list.success) {
    const [issue] = list.error.issues
    if (issue?.path.includes('focal')) return ['A picture needs a middle: two shares from 0 to 1.']
    return [`The list of pictures is wrong at "${issue?.path.join(' ')}": ${issue?.message}`]
  }
  const files = list.data.images.map(({ file }) => file)
  const comes = (file: string) =>
    changes.some((each) => each.file === `assets/${file}` && each.text !== null)
  const goes = (file: string) =>
    changes.some((each) => each.file === `assets/${file}` && each.text === null)
  const known = listed.map(({ file }) => file)
  const messages = [
    list.data.images.some(({ alt, decorative }) => !alt.trim() && !decorative) &&
      'Say in a few words what the picture shows. Blind visitors hear it.',
    new Set(files).size < files.length && 'The list names a picture twice.',
    known.some((file) => !files.includes(file) && !goes(file)) &&
      'The list has lost a picture of the site.',
    files.some((file) => !known.includes(file) && !comes(file)) &&
      'The list names a picture that is not there.',
  ]
  return messages.filter((each) => each !== false)
}
