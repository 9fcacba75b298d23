import { documentOf } from '@/content/folder'
import { labelOf } from '@/editor/checks/entry'
import { fieldAt, type Path } from '@/tools/content/checks/entry'
import { CHOOSE } from '@/tools/content/checks/text'
import type { FieldError } from '@/tools/content/checks/validate'
import type { OpenPlace } from '../checks/work'
import { type Editor, placeOf, titleOf } from './editor'

/**
 * Describes an error in a file that is not open: its title in the list, "Match 1 (Season 2030 › Fixtures)", the address
 * of its form, and advice, "Ground is Salem. Choose another one there first." Undefined for files outside of the list.
 */
export function errorLink(
  { start }: Pick<Editor, 'start'>,
  { file, path, text, found }: FieldError,
): { title: string; href: string; said: string } | undefined {
  const { name = '', language } = documentOf(file) ?? {}
  const place = placeOf({ start }, name)
  if (!place) return undefined
  const own = place.singular
    ? `${titleOf(place, name)} (${place.group} › ${place.label})`
    : place.label
  return {
    title: language === 'ta' && path[0] !== 'ta' ? `${own}, in Tamil` : own,
    href: `#/file/${name}`,
    said: saidOf(place, path, text, found),
  }
}

function saidOf({ form }: Pick<OpenPlace, 'form'>, path: Path, text: string, found: unknown) {
  const label = labelOf(form, path)
  const field = fieldAt(form, path)
  const chosen = field?.kind === 'choice' && field.choices.find(({ value }) => value === found)
  // The referenced entry is in the list until this is saved.
  if (chosen && text === CHOOSE)
    return `${label} is ${chosen.label}. Choose another one there first.`
  const isShort = typeof found === 'string' && found.length > 0 && found.length < 80
  const held = chosen ? chosen.label : isShort && `“${found}”`
  return held ? `${label} is ${held}. ${text}` : `${label}: ${text}`
}
