import type { Project } from '@/content/schema/project'
import { offered } from './offered'

/** The names of the PDFs that a project shows, such as `nakshatra/layout-approval.pdf`, each once. */
export const papersOf = ({
  documents,
  approvedLayout,
  brochure,
  plan,
}: Project): readonly string[] => [
  ...new Set(
    [
      ...documents,
      ...(approvedLayout ? [approvedLayout] : []),
      { file: brochure },
      { file: plan.survey },
    ].flatMap(({ file }) => file ?? []),
  ),
]

/** Those that this build publishes: of projects on offer, and no samples in a live one. */
export const publishedPapers = offered.flatMap(papersOf)
