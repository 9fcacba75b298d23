import { sharedRegistration, projectWords as words } from '@/content/project-page/project-words'
import { offered } from '@/content/projects/offered'
import { readPlan } from '@/content/projects/plans'
import { promoterOf } from '@/content/projects/promoter'
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

/** The page of one plot in words, and its picture. */
export type PlotPage = {
  path: SitePath
  /** The project's page, its plan opened at the plot. */
  opens: SitePath
  title: string
  description: string
  image: SitePath
  card: PlotCard
  road: string
  /** Number, authority and promoter, as an advertisement has to name them. */
  registration: readonly string[]
  /** Said of the picture, of the link to the plan and of the one to WhatsApp. */
  labels: { picture: string; open: string; whatsapp: string }
}

/** What a shared link says of the registration: its number and promoter, that there is none yet, or why there need be none. */
function registrationText({ registration }: Project): string {
  if (registration?.kind === 'exempt') return `${words.registration.exempt}: ${registration.reason}`
  return sharedRegistration(registration) ?? words.registration.missing
}

/** Who advertises, and the authority that keeps the register. */
function advertiser(project: Project): readonly string[] {
  const { name, address, phoneText, email } = promoterOf(project)
  const promoter = [name, ...address, phoneText, email].filter((each) => each !== undefined)
  const authority =
    project.registration?.kind === 'registered'
      ? [`${project.registration.authority.name}, ${project.registration.authority.url}`]
      : []
  return [promoter.join(', '), ...authority]
}

/** The page of a plot, whatever its status: a link that was sent answers after the plot is sold. */
export function plotPageOf(project: Project, plan: Plan, plot: Plot): PlotPage {
  const { slug, name, place } = project
  const { number: n, status, squareFeet, feet, facing, road, pricePerSqFt } = plot
  const said = words.plan.statuses[status]
  // What is sold stays sold: without a day its picture stays as well.
  const day = status === 'sold' ? undefined : plan.checkedOn
  const statusText = day ? fill(words.plotPage.statusOn, { status: said, day: dayText(day) }) : said
  /** Whether the status stands where an available plot has its price. */
  const isLarge = status !== 'available'
  const registration = registrationText(project)
  const sample = project.plan.isIllustrative ? words.plan.sample : undefined
  const path = plotPath(slug, n)
  return {
    path,
    opens: planPath(slug, n),
    title: plotTitle(plot, name, words.plan),
    // Chats show its beginning, and a shared link is an advertisement: the number comes first.
    description: [registration, statusText, sample]
      .flatMap((each) => each ?? [])
      .map(ended)
      .join(' '),
    image: shareFile(plan.lines ? path : projectPath(slug)),
    card: {
      slug,
      number: n,
      place: fill(words.plotPage.place, { name, locality: place.locality, city: place.city }),
      heading: words.plan.plot,
      large: isLarge ? said : formatRupees(squareFeet * pricePerSqFt),
      figures: [
        fill(words.plan.areaValue, { n: formatFigure(squareFeet) }),
        fill(words.plan.dimensionsValue, { width: feet[0], depth: feet[1] }),
        facingText(facing),
      ].join(' · '),
      notes: [isLarge && !day ? undefined : statusText, registration, sample].flatMap(
        (each) => each ?? [],
      ),
    },
    road: `${words.plan.road}: ${roadText(road)}`,
    registration: advertiser(project),
    labels: {
      // Without a drawing it is the picture of the project.
      picture: plan.lines ? fill(words.plotPage.picture, { n, name }) : name,
      open: fill(words.plotPage.open, { n, name }),
      whatsapp: fill(words.plotPage.whatsapp, { n }),
    },
  }
}

const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)

/** The pages of all plots of the projects on offer, by their paths. */
export const plotPages: ReadonlyMap<SitePath, PlotPage> = new Map(
  offered.flatMap((project) => {
    const plan = readPlan(project)
    return plan.plots.map((plot) => {
      const page = plotPageOf(project, plan, plot)
      return [page.path, page] as const
    })
  }),
)

/** Their pictures, by their files. Plots without a drawing share that of their project. */
export const plotCards: ReadonlyMap<SitePath, PlotCard> = new Map(
  [...plotPages.values()]
    .filter(({ path, image }) => image === shareFile(path))
    .map(({ image, card }) => [image, card]),
)
