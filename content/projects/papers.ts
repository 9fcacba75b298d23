import type { Project } from '@/content/schema/project'
import { publishedProjects } from './published'

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

/** The PDFs that this build publishes: of published projects, without placeholders in a live build. */
export const publishedPapers = publishedProjects.flatMap(papersOf)
