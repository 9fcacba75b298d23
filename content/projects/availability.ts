import type { Plan } from '@/content/schema/plan'
import { availabilityText } from '@/lib/domain/property/availability'
import { env } from '@/lib/server/env'
import { projectWords } from '../project-page/project-words'

/** A sentence with the day on which a plan's statuses were last checked, as of this build; undefined while there was none. */
export const availabilityOf = ({ checkedOn }: Plan): string | undefined =>
  availabilityText(checkedOn, env.day, projectWords.availability)
