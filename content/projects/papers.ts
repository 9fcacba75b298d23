import type { Project } from '@/content/schema/project'
import { offered } from './offered'

/** The PDFs of a project, such as `nakshatra/layout-approval.pdf`, without duplicates. */
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

/** The PDFs that this build publishes: of offered projects, without placeholders in a live build. */
export const publishedPapers = offered.flatMap(papersOf)
