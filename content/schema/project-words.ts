import type { costAssumptions, projectWords } from '@/content/projects/words'

/** The words of a project's page, as its sections receive them. */
export type ProjectWords = typeof projectWords

/** The dated defaults of the cost estimate. */
export type CostAssumptions = typeof costAssumptions
