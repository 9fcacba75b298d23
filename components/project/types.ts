import type { ProjectWords } from '@/content/schema/project-page'

/** The words of the site plan. */
export type PlanWords = ProjectWords['plan']

/** The words of the cost estimate. */
export type CostWords = ProjectWords['cost']

/** Who advertises a project, as the law wants it beside the registration. */
export type Promoter = {
  name: string
  address: readonly string[]
  phone: string
  phoneText: string
  email: string
  /** Said while these details wait for the owner's word. */
  note?: string | undefined
}
