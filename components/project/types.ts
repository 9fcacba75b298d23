import type { ProjectWords } from '@/content/schema/project-page'
import type { PlotProject } from '@/lib/domain/property/plot-message'
import type { PlanState } from './use-plan'

/** Texts of the site plan. */
export type PlanWords = ProjectWords['plan']

/** Props of every part of the plan. */
export type PlanPartProps = {
  plan: PlanState
  /** The project's name. */
  name: string
  words: PlanWords
}

/** A project as the plan needs it. */
export type PlanProject = PlotProject & {
  /** In rupees. */
  pricePerSqFt: number
}

/** A drawing of the site plan; the view box gives its ratio before the file loads. */
export type PlanFile = { url: string; viewBox: string }

/** Texts of the cost estimate that change with the plot, or belong to the inputs. */
export type CostWords = Omit<
  ProjectWords['cost'],
  | 'title'
  | 'intro'
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

/** The promoter of a project, whom the law requires beside the registration. */
export type Promoter = {
  name: string
  address: readonly string[]
  phone: string | undefined
  phoneText: string | undefined
  email: string | undefined
  /** Note while these details are unconfirmed. */
  note?: string | undefined
}
