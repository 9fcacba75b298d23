import { editableTypes } from '@/content/registry'
import { pictures } from '@/tools/content/checks/images'
import { entryOf, filesOf, type ListedFile } from '@/tools/content/checks/listed-files'
import { papers } from '@/tools/content/checks/paper-list'

/** The content files that refer to each picture and PDF, by its name. */
export function references(): Readonly<Record<string, readonly ListedFile[]>> {
  const all: Record<string, ListedFile[]> = Object.fromEntries(
    [...pictures(), ...papers()].map(({ name }) => [name, []]),
  )
  for (const { path, label, singular } of editableTypes)
    for (const { file, title } of filesOf(path, label))
      for (const text of new Set(textsIn(entryOf(file))))
        all[text]?.push({ file, title: singular ? `${label}: ${title}` : label })
  return all
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
