import type { Project } from '@/content/schema/project'

/** Whether a project may be offered: search engines and feeds name a price or a plot of no other. */
export const isOnOffer = ({ registration }: Pick<Project, 'registration'>): boolean =>
  registration !== undefined
