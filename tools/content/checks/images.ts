/**
 * The pictures of the site: those whose sizes are made, and those of the list whose sizes the next build makes. A
 * picture that was uploaded can be used at once. Checks load this module in place of lib/server/images.generated.json.
 */
import { z } from 'zod'
import { fields } from '@/content/schema/field-types'

/** A picture as the editor offers it. */
export type Picture = {
  name: string
  alt: string
  width: number
  height: number
  /** Its file in assets/; empty where a program makes it. */
  master: string
  /** Empty until its sizes are made. */
  url: string
}

const MADE = 'lib/server/images.generated.json'
export const PICTURE_LIST = 'assets/manifest.json'

/** A file of assets/: it leads to no other folder. */
const PLACE = /^(?:[a-z0-9-]+\/)+[a-z0-9-]+\.(?:jpg|png|svg|ts)$/
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
      /** A photograph that is shown as cloth (tools/art/knit/photograph.ts). */
      cloth: z.boolean().optional(),
      /** The survey of the plan that a scene shows. */
      survey: z.string().optional(),
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

/** What a JSON file of the project holds. One with marks of a merge, say, is told elsewhere: here it hides nothing else. */
export function jsonOf(file: string): unknown {
  try {
    return JSON.parse(projectFiles.read(file) ?? '')
  } catch {
    return {}
  }
}

const listed = pictureList.safeParse(jsonOf(PICTURE_LIST)).data?.images ?? []

/** Prints of shirts are of no list: a program makes them. */
const PRINTS = 'cricket/prints/'
const isListed = (name: string) => listed.some(({ file }) => file.replace(/\.\w+$/, '') === name)

/** What was made of a picture stays until the next build, but nobody may use what the list has lost. */
const images: Record<string, Image> = Object.fromEntries(
  Object.entries(jsonOf(MADE) as Record<string, Image>).filter(
    ([name]) => name.startsWith(PRINTS) || isListed(name),
  ),
)
// Surveys of plans are drawn on, never shown as they are.
for (const { file, alt, width, height, dominant } of listed)
  if (!file.startsWith('plans/')) {
    const name = file.replace(/\.\w+$/, '')
    const unmade = { kind: file.endsWith('.svg') ? 'svg' : 'photo', stem: '', width, height }
    const made = images[name]
    // What was made of a photograph that was replaced since shows the one before.
    const isOld =
      made?.kind === 'photo' &&
      (made.width !== width || made.height !== height || (made.color ?? dominant) !== dominant)
    images[name] = { ...(isOld ? unmade : (made ?? unmade)), alt, master: `assets/${file}` }
  }
/** @public Loaded by its file, see bundle.ts. */
export default images

/** What the editor shows of each picture. */
export const pictures = (): readonly Picture[] =>
  Object.entries(images)
    .filter(([name]) => !name.startsWith(PRINTS))
    .map(([name, { kind, stem, alt, width, height, widths = [], master = '' }]) => ({
      ...{ name, alt, width, height, master },
      url: stem && (kind !== 'photo' ? `_img/${stem}.svg` : `_img/${stem}-${widths[0]}.avif`),
    }))

/** What is wrong with a list of pictures, in words. `changes` are the files that come with it; null is one that goes. */
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
  const said = [
    list.data.images.some(({ alt, decorative }) => !alt.trim() && !decorative) &&
      'Say in a few words what the picture shows. Blind visitors hear it.',
    new Set(files).size < files.length && 'The list names a picture twice.',
    known.some((file) => !files.includes(file) && !goes(file)) &&
      'The list has lost a picture of the site.',
    files.some((file) => !known.includes(file) && !comes(file)) &&
      'The list names a picture that is not there.',
  ]
  return said.filter((each) => each !== false)
}
