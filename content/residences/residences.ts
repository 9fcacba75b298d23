import { defineWithEnglish } from '../define'
import { projects } from '../projects/projects'
import type { Residences } from '../schema/residences'

const document = defineWithEnglish('residences/residences.json')
const { facts, ...words } = document.words
const stated = projects.find('vistara')?.residences

/** What the page's form is about. */
export const residencesSubject = document.sent(({ form }) => form.subject)

/** The words of the residences' page. Facts and registration are said once, with the project. */
export const residences: Residences = {
  ...words,
  registration: stated?.registration,
  facts: {
    ...facts,
    items: (stated?.facts ?? []).map(({ text, proof }) => ({
      text,
      proof,
      isPlaceholder: stated?.isPlaceholder ?? true,
    })),
  },
}
