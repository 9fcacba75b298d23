import type { Plan } from '@/content/schema/plan'
import { env } from '@/lib/env'
import { availabilityText } from '@/lib/property/availability'
import { projectWords } from '../project-page/project-words'

/** A sentence with the day on which a plan's statuses were last checked, as of this build; undefined while there was none. */
export const availabilityOf = ({ checkedOn }: Plan): string | undefined =>
  availabilityText(checkedOn, env.day, projectWords.availability)
