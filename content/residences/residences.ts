import { defineWithEnglish } from '../define'
import { projects } from '../projects/projects'
import type { Residences } from '../schema/residences'

const document = defineWithEnglish('residences/residences.json')
const { facts, ...words } = document.words
const stated = projects.find('vistara')?.residences

/** The subject of the page's form. */
export const residencesSubject = document.sent(({ form }) => form.subject)

/** The texts of the residences' page. Facts and registration come from the project. */
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
