import type { ProjectWords } from '@/content/schema/project-page'

/** The words of the site plan. */
export type PlanWords = ProjectWords['plan']

/** A drawing of the site plan; the view box gives its shape before the file is there. */
export type PlanFile = { url: string; viewBox: string }

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
