/** The editor's queries of content, called by name in a thread or worker (tools/content/checks/run.ts). */
import { z } from 'zod'
import { collectionOf } from '@/content/define'
import { documentOf, fileOf } from '@/content/folder'
import { type EditableType, editableTypeOf, editableTypes, nameOf } from '@/content/registry'
import { labelOf, pictureIn } from '@/editor/checks/entry'
import { env } from '@/lib/server/env'
import { errorOfMessage } from '@/tools/content/checks/create-checks'
import { valueAt } from '@/tools/content/checks/entry'
import { type Field, formOf } from '@/tools/content/checks/form'
import { errorsOfPictures, PICTURE_LIST, pictures } from '@/tools/content/checks/images'
import {
  entryOf,
  filesOf,
  folderOf,
  inSeasons,
  type ListedFile,
} from '@/tools/content/checks/listed-files'
import { papers } from '@/tools/content/checks/paper-list'
import { SOURCES } from '@/tools/content/checks/text'
import {
  type Change,
  contentOf,
  errorOfJson,
  errorsOfDocument,
  errorsOfEntry,
  type FieldError,
  refusedInTamil,
  translated,
} from '@/tools/content/checks/validate'
import { errorsOfSurvey } from './drawing'
import type { Part } from './going-public'
import { marksOf } from './marks'
import { renamed } from './rename'
import { otherPageOf, plotNumbers, sitePages } from './site-pages'

export { validate } from '@/tools/content/checks/validate'
export { readDrawing } from './drawing'

/** A place of the editor: a document or a folder, with its files. */
export type OpenPlace = {
  group: string
  label: string
  /** The label of one entry; absent where the place is one document. */
  singular?: string
  folder?: string
  isClosed: boolean
  shownAt: string
  /** A note shown above the form. */
  about?: string
  form: Field
  files: readonly ListedFile[]
}

/** Every place with its form and files, every picture and paper, and all link targets. */
export const open = () => ({
  places: openPlaces(),
  pictures: pictures(),
  papers: papers(),
  pages: sitePages(contentOf()),
  plots: plotNumbers(contentOf()),
})

function openPlaces(): readonly OpenPlace[] {
  const sources = entryOf('sources.json', 'ta') as Parameters<typeof marksOf>[2]
  return editableTypes.flatMap((place) =>
    inSeasons(place.path).map(({ path, season }) => {
      const { group, label, shownAt, about, schema, singular, isClosed = false } = place
      const folder = folderOf(path)
      const files = filesOf(path, label)
      const clash = folder && clashIn(folder, files)
      const form = formOf(schema, label)
      return {
        group: season ? `Team: season ${season}` : group,
        label,
        ...(singular && folder && { singular, folder }),
        ...(about && { about }),
        isClosed: isClosed || !folder,
        shownAt: nameOf(shownAt, season ? { season } : {}),
        form,
        files: files.map((each) => ({
          ...each,
          marks: marksOf(each.file, schema, sources),
          page: otherPageOf(contentOf(), each.file),
          picture: folder && pictureIn(form, entryOf(each.file)),
          ...(clash && clash.file === fileOf(each.file) && { error: clash.text }),
          ...errorOfFile(each.file, place),
        })),
      }
    }),
  )
}

/** Why two entries of a folder conflict, such as by the same position; undefined where none do. */
function clashIn(folder: string, files: readonly ListedFile[]): FieldError | undefined {
  const entries = files.flatMap(({ file }) => {
    const { slug, position } = Object(entryOf(file)) as { slug?: string; position?: number }
    return slug && position ? { slug, position } : []
  })
  try {
    collectionOf(folder, entries, ['position'])
    return undefined
  } catch (error) {
    return errorOfMessage((error as Error).message)
  }
}

/** Why a file or its Tamil cannot be published; none where it can, or does not exist yet. */
function errorOfFile(file: string, { schema, label }: EditableType): { error?: string } {
  const known = projectFiles.broken.get(fileOf(file))
  if (known) return { error: known }
  const unreadable = [fileOf(file), fileOf(file, 'ta')].flatMap(errorOfJson)
  const refused = () =>
    errorsOfDocument({ name: file, schema }).map(
      ({ path, text }) => `${labelOf(formOf(schema, label), path)}: ${text}`,
    )
  const error = (unreadable.length > 0 ? unreadable : refused()).join('\n')
  return error ? { error } : {}
}

/** Schema errors of the changed files by field, and new registrations and reservations that have ended. */
export function errorsOfChanges(changes: readonly Change[]): readonly FieldError[] {
  return [
    ...changes.flatMap(errorsOfPastEnd),
    ...changes.flatMap((change) => errorsOfSurvey(change, changes)),
    ...errorsOfSchemas(changes),
  ]
}

/** Only a new end in the past is an error: when one passes later, builds stop offering what it belongs to. */
function errorsOfPastEnd({ file, text }: Change): readonly FieldError[] {
  const { name = '', language } = documentOf(file) ?? {}
  if (!text || language !== 'en' || !name.startsWith('projects/')) return []
  const before = endsIn(entryOf(name))
  return endsIn(JSON.parse(text)).flatMap(({ of, path, day }) => {
    const known = before.find((each) => each.of === of)?.day
    if (typeof day !== 'string' || day === known || day >= env.day) return []
    const advice = 'This day is over. Write the last day on which it is valid, such as 2031-01-31.'
    return [{ file, path, text: advice }]
  })
}

/** The last days of registrations and of reserved plots, by their field and by what they belong to. */
function endsIn(document: unknown) {
  const { plots = [] } = Object(document) as { plots?: { number: number; until?: string }[] }
  const paths = [
    ['registration', 'validUntil'],
    ['residences', 'registration', 'validUntil'],
  ]
  return [
    ...paths.map((path) => ({ of: path.join(), path, day: valueAt(document, path) })),
    ...plots.map(({ number, until }, at) => ({
      ...{ of: `plot ${number}`, path: ['plots', at, 'until'], day: until },
    })),
  ]
}

function errorsOfSchemas(changes: readonly Change[]): readonly FieldError[] {
  return changes.flatMap(({ file, text }) => {
    if (!text) return []
    try {
      if (file === PICTURE_LIST)
        return errorsOfPictures(text, changes).map((said) => ({ file, path: [], text: said }))
      const { name = '', language } = documentOf(file) ?? {}
      if (language === 'ta') return errorsOfTamil(name, text, changes)
      const schema = editableTypeOf(name)?.schema
      if (!schema) return []
      const errors = errorsOfEntry(name, schema, JSON.parse(text))
      if (errors.length === 0 || projectFiles.broken.size === 0) return errors
      // A reference may be unresolved only because the target's file is broken: ignore errors that existed before.
      const before = errorsOfEntry(name, schema, entryOf(name)).map((each) => JSON.stringify(each))
      return errors.filter((each) => !before.includes(JSON.stringify(each)))
    } catch (error) {
      return [{ file, path: [], text: `This is no page of content: ${error}` }]
    }
  })
}

const hashes = z.record(z.string(), z.record(z.string(), z.string()))

/** Errors of Tamil texts. Missing and stale texts are no errors. */
function errorsOfTamil(
  name: string,
  text: string,
  changes: readonly Change[],
): readonly FieldError[] {
  const words: unknown = JSON.parse(text)
  if (typeof words !== 'object' || words === null) throw new Error('it holds no words')
  const file = fileOf(name, 'ta')
  if (file === SOURCES)
    return hashes.safeParse(words).success ? [] : [{ file, path: [], text: 'is no list of hashes' }]
  const english =
    changes.find((each) => each.file === fileOf(name))?.text ?? projectFiles.read(fileOf(name))
  const schema = editableTypeOf(name)?.schema
  if (!schema || !english) return []
  const { document, errors } = translated(schema, JSON.parse(english), words, {})
  return [
    ...errors
      .filter(({ what }) => !/^is (?:missing|older than the English)$/.test(what))
      .map(({ path, text }) => ({ file, path, text })),
    ...refusedInTamil(name, schema, document, JSON.parse(english)),
  ]
}

export { references } from './references'
/** The changes that rename an entry in addresses. */
export const rename = (from: string, slug: string, survey: string | null) =>
  renamed(from, slug, contentOf(), survey)

/** What looks left over in parts that a save puts on the site. */
export async function leftOver(parts: readonly Part[]) {
  const { leftOver } = await import('./left-over')
  return leftOver(parts)
}

/** Everything that is missing before launch. */
export async function launch() {
  const { launchList } = await import('./launch')
  return launchList()
}
