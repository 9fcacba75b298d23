import type { Plan } from '@/content/schema/plan'
import { env } from '@/lib/env'
import { availabilityText } from '@/lib/property/availability'
import { projectWords } from '../project-page/words'

/** How old the statuses of a plan are on the day of this build, in words; undefined where nobody has checked them. */
export const availabilityOf = ({ checkedOn }: Plan): string | undefined =>
  availabilityText(checkedOn, env.day, projectWords.availability)
