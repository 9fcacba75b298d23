import type { BrochureLink } from '@/content/projects/brochures'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'

/** A project of the index. */
export type ListedProject = {
  project: Project
  brochure: BrochureLink
  /** Of its site plan. */
  lines: Plan['lines']
  /** How many plots are available, and the day of the last check; absent while there was none. */
  availability?: { free: number; total: number; checked: string }
}
