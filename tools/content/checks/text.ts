import { fileOf } from '@/content/folder'

/** The file with hashes of the English text that each Tamil text translates. */
export const SOURCES = fileOf('sources.json', 'ta')

/** Advice for a field whose value is not among its choices, such as a deleted entry. */
export const CHOOSE = 'Choose one of the list.'
