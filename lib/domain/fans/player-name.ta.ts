import type * as english from './player-name'

export { nameSize } from './player-name'

/** How the Latin letters of an initial are spelled in Tamil. */
const LETTER =
  '(?:ஏ|பி|சி|டி|ஈ|இ|எஃப்|ஜி|எச்|ஹெச்|ஐ|ஜே|கே|எல்|எம்|என்|ஓ|கியூ|ஆர்|எஸ்|யு|யூ|வி|டபிள்யூ|எக்ஸ்|ஒய்|இசட்)'
const INITIALS = new RegExp(`^${LETTER}(?:[. ]*${LETTER})?\\.?$`, 'u')

/** Tamil in place of `player-name.ts`: initials stand before the name, each with its full stop. */
const isInitials = (surname: string): boolean => INITIALS.test(surname)

/** Initials as they are printed: a full stop after each, whether or not the record has it. */
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
