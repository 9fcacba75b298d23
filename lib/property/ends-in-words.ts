import { dayOfYearText } from '@/lib/format/dates'
import type { Plot } from './plots'

/** Plots with the last days of reservations as pages say them, such as "03 Dec" for "2026-12-03". */
export const endsInWords = (plots: readonly Plot[]): readonly Plot[] =>
  plots.map((plot) => (plot.until ? { ...plot, untilText: dayOfYearText(plot.until) } : plot))
