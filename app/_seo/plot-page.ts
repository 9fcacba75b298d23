import { sharedRegistration, projectWords as words } from '@/content/project-page/project-words'
import { readPlan } from '@/content/projects/plans'
import { promoterOf } from '@/content/projects/promoter'
import { publishedProjects } from '@/content/projects/published'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import { facingText, roadText } from '@/lib/domain/property/plot-words'
import type { Plot } from '@/lib/domain/property/plots'
import { plotTitle } from '@/lib/domain/property/send-plot'
import { planPath, plotPath, projectPath, type SitePath, shareFile } from '@/lib/domain/routes'
import type { PlotCard } from './plot-picture'

/** A plot's shared page: its texts and its picture. */
export type PlotPage = {
  path: SitePath
  /** Path of the project's page with the plan opened at the plot. */
  opens: SitePath
  title: string
  description: string
  image: SitePath
  card: PlotCard
  road: string
  /** Number, authority and promoter, which the law requires on an advertisement. */
  registration: readonly string[]
  /** Texts for the picture, the link to the plan and the link to WhatsApp. */
  labels: { picture: string; open: string; whatsapp: string }
}

/** Returns the registration text: its number and promoter, that there is none yet, or why none is needed. */
function registrationText({ registration }: Project): string {
  if (registration?.kind === 'exempt') return `${words.registration.exempt}: ${registration.reason}`
  return sharedRegistration(registration) ?? words.registration.missing
}

/** Returns the lines on the advertiser and the authority that keeps the register. */
function advertiser(project: Project): readonly string[] {
  const { name, address, phoneText, email } = promoterOf(project)
  const promoter = [name, ...address, phoneText, email].filter((each) => each !== undefined)
  const authority =
    project.registration?.kind === 'registered'
      ? [`${project.registration.authority.name}, ${project.registration.authority.url}`]
      : []
  return [promoter.join(', '), ...authority]
}

/** Returns a plot's page. Sold plots keep theirs, so that shared links still work. */
export function plotPageOf(project: Project, plan: Plan, plot: Plot): PlotPage {
  const { slug, name, place } = project
  const { number: n, status, squareFeet, feet, facing, road, pricePerSqFt } = plot
  const statusName = words.plan.statuses[status]
  // A sold plot's status has no date, so that its picture never changes again.
  const day = status === 'sold' ? undefined : plan.checkedOn
  const statusText = day
    ? fill(words.plotPage.statusOn, { status: statusName, day: dayText(day) })
    : statusName
  /** Whether the status replaces the price of an available plot. */
  const isLarge = status !== 'available'
  const registration = registrationText(project)
  const placeholderNote = project.plan.isIllustrative ? words.plan.placeholderNote : undefined
  const path = plotPath(slug, n)
  return {
    path,
    opens: planPath(slug, n),
    title: plotTitle(plot, name, words.plan),
    // Chats show the beginning of it, and a shared link is an advertisement: the number comes first.
    description: [registration, statusText, placeholderNote]
      .flatMap((each) => each ?? [])
      .map(ended)
      .join(' '),
    image: shareFile(plan.lines ? path : projectPath(slug)),
    card: {
      slug,
      number: n,
      place: fill(words.plotPage.place, { name, locality: place.locality, city: place.city }),
      heading: words.plan.plot,
      large: isLarge ? statusName : formatRupees(squareFeet * pricePerSqFt),
      figures: [
        fill(words.plan.areaValue, { n: formatFigure(squareFeet) }),
        fill(words.plan.dimensionsValue, { width: feet[0], depth: feet[1] }),
        facingText(facing),
      ].join(' · '),
      notes: [isLarge && !day ? undefined : statusText, registration, placeholderNote].flatMap(
        (each) => each ?? [],
      ),
    },
    road: `${words.plan.road}: ${roadText(road)}`,
    registration: advertiser(project),
    labels: {
      // Without a drawing it is the project's picture.
      picture: plan.lines ? fill(words.plotPage.picture, { n, name }) : name,
      open: fill(words.plotPage.open, { n, name }),
      whatsapp: fill(words.plotPage.whatsapp, { n }),
    },
  }
}

const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)

/** Pages of all plots of published projects, by path. */
export const plotPages: ReadonlyMap<SitePath, PlotPage> = new Map(
  publishedProjects.flatMap((project) => {
    const plan = readPlan(project)
    return plan.plots.map((plot) => {
      const page = plotPageOf(project, plan, plot)
      return [page.path, page] as const
    })
  }),
)

/** Data of the plot pictures, by path of the file. Plots without a drawing share their project's picture. */
export const plotCards: ReadonlyMap<SitePath, PlotCard> = new Map(
  [...plotPages.values()]
    .filter(({ path, image }) => image === shareFile(path))
    .map(({ image, card }) => [image, card]),
)
