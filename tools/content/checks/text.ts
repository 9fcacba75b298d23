import { fileOf } from '@/content/folder'

/** The hashes of the English that each Tamil text was made of. */
export const SOURCES = fileOf('sources.json', 'ta')

/** What to do where a field holds none of its choices, such as an entry that is gone. */
export const CHOOSE = 'Choose one of the list.'
