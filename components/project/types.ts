import type { ProjectWords } from '@/content/schema/project-page'
import type { PlotProject } from '@/lib/domain/property/plot-message'
import type { PlanState } from './use-plan'

/** The words of the site plan. */
export type PlanWords = ProjectWords['plan']

/** What every part of the plan is told. */
export type PlanPartProps = {
  plan: PlanState
  /** Of the project. */
  name: string
  words: PlanWords
  /** Marks what the plan says while it is a sample. */
  sample: string | undefined
}

/** What the plan is told of its project. */
export type PlanProject = PlotProject & {
  /** In rupees. */
  pricePerSqFt: number
}

/** A drawing of the site plan; the view box gives its shape before the file is there. */
export type PlanFile = { url: string; viewBox: string }

/** The words of the cost estimate that change with the plot, or stand by what can be changed. */
export type CostWords = Omit<
  ProjectWords['cost'],
  | 'title'
  | 'intro'
  | 'sample'
  | 'duty'
  | 'guideline'
  | 'onPrice'
  | 'onGuideline'
  | 'assumedOn'
  | 'atMost'
  | 'link'
  | 'covers'
  | 'payment'
>

/** Who advertises a project, as the law wants it beside the registration. */
export type Promoter = {
  name: string
  address: readonly string[]
  phone: string | undefined
  phoneText: string | undefined
  email: string | undefined
  /** Said while these details wait for the owner's word. */
  note?: string | undefined
}
