import { defineWithEnglish } from '../define'
import { projects } from '../projects/projects'
import type { Residences } from '../schema/residences'

const document = defineWithEnglish('residences/residences.json')
const { facts, ...words } = document.words
const { proofs, ...factWords } = facts
const stated = projects.find('vistara')?.residences

/** What the page's form is about. */
export const residencesSubject = document.sent(({ form }) => form.subject)

/** The words of the residences' page. The facts themselves are said once, with the project. */
export const residences: Residences = {
  ...words,
  facts: {
    ...factWords,
    /** Each fact with the paper that will confirm it. */
    items: proofs.map((proof, index) => ({
      text: stated?.facts[index] ?? '',
      proof,
      isPlaceholder: stated?.isPlaceholder ?? true,
    })),
  },
}
