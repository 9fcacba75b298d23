import type * as english from './player-name'

export { nameSize } from './player-name'

/** Tamil spellings of Latin letters, for initials. */
const LETTER =
  '(?:ஏ|பி|சி|டி|ஈ|இ|எஃப்|ஜி|எச்|ஹெச்|ஐ|ஜே|கே|எல்|எம்|என்|ஓ|கியூ|ஆர்|எஸ்|யு|யூ|வி|டபிள்யூ|எக்ஸ்|ஒய்|இசட்)'
const INITIALS = new RegExp(`^${LETTER}(?:[. ]*${LETTER})?\\.?$`, 'u')

/** Tamil version of `player-name.ts`: initials precede the name, each with a full stop. */
const isInitials = (surname: string): boolean => INITIALS.test(surname)

/** Initials with a full stop after each, with or without one in the data. */
const stopped = (initials: string): string =>
  initials
    .split(/[. ]+/)
    .filter(Boolean)
    .map((initial) => `${initial}.`)
    .join('')

export const nameLines: typeof english.nameLines = (name, surname) => {
  if (surname === '') {
    const words = name.split(' ')
    return [words.slice(0, -1).join(' '), words.at(-1) ?? name]
  }
  return isInitials(surname) ? [stopped(surname), name] : [name, surname]
}

export const fullName: typeof english.fullName = ({ name, surname }) =>
  isInitials(surname) ? `${stopped(surname)} ${name}` : `${name} ${surname}`.trim()
