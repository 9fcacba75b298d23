import type { Plot } from '@/lib/domain/property/plots'

/** What a comparison is told of a project on offer. */
export type ComparedProject = {
  slug: string
  name: string
  /** The address of its plan. */
  plan: string
  /** The address of the file of its plots. */
  file: string
  /** What the law wants said of its registration, in short, and where to check it. */
  registration: { text: string; authority?: { name: string; url: string } | undefined }
  /** Marks the figures of its plots while they are samples. */
  sample?: string | undefined
}

/** A plot that is compared, under its key. */
export type ComparedPlot = { key: string; project: ComparedProject; plot: Plot }

/** The address of a plot on its plan, or in its project's estimate. */
export function addressOf({ project, plot }: ComparedPlot, part?: 'cost'): string {
  const url = new URL(project.plan, location.href)
  url.searchParams.set('plot', String(plot.number))
  if (part) url.hash = part
  return url.pathname + url.search + url.hash
}
