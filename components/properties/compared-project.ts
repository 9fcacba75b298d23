import type { Plot } from '@/lib/domain/property/plots'

/** A published project as the comparison needs it. */
export type ComparedProject = {
  slug: string
  name: string
  /** URL of its plan. */
  plan: string
  /** URL of the file with its plots. */
  file: string
  /** Short registration text that the law requires, and the authority to verify it with. */
  registration: { text: string; authority?: { name: string; url: string } | undefined }
  /** Marks figures of its plots while they are placeholders. */
  placeholderLabel?: string | undefined
}

/** A compared plot with its key. */
export type ComparedPlot = { key: string; project: ComparedProject; plot: Plot }

/** Returns the URL of a plot on its plan, or in its project's estimate. */
export function addressOf({ project, plot }: ComparedPlot, part?: 'cost'): string {
  const url = new URL(project.plan, location.href)
  url.searchParams.set('plot', String(plot.number))
  if (part) url.hash = part
  return url.pathname + url.search + url.hash
}
