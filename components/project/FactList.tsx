import { Facts } from '@/components/frames/Facts'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { fill } from '@/lib/domain/format/fill'
import { ownPrices, pricesPerUnit, sizeRange } from '@/lib/domain/property/sheet'
import type { Promoter } from './types'

export type FactListProps = {
  project: Project
  plan: Plan
  promoter: Promoter
  words: ProjectWords
  /** Public URL of the project's page. */
  url: string
  placeholderLabel: string
}

/** All known facts of a project as terms and values, for the fact sheet and the brochure. */
export function FactList({ project, plan, promoter, words, url, placeholderLabel }: FactListProps) {
  const { place, status, registration } = project
  const { sheet, facts } = words
  const prices = pricesPerUnit(project.pricePerSqFt)
  const proof =
    registration?.kind === 'registered'
      ? `${registration.number}, ${registration.authority.name}, ${registration.authority.url}`
      : registration
        ? `${words.registration.exempt}: ${registration.reason}`
        : words.registration.missing
  const price = [
    `${prices.sqft} ${facts.perSqFt}`,
    ...ownPrices(plan.plots, project.pricePerSqFt).map(
      (own) => `${words.plan.plot} ${own.numbers}: ${own.price}`,
    ),
  ].join('; ')
  const mark = project.plan.isIllustrative ? ` (${placeholderLabel})` : ''
  const contact = [promoter.phoneText, promoter.email].filter(Boolean).join(', ')
  const lines = [
    [facts.place, `${place.locality}, ${place.city}, ${place.state}`],
    [facts.price, price],
    [sheet.pricePerCent, prices.cent],
    [sheet.pricePerGround, prices.ground],
    [
      facts.status,
      status &&
        facts.statuses[status.value] + (status.isPlaceholder ? ` (${placeholderLabel})` : ''),
    ],
    [facts.approvals, [project.approval, project.approvalPaper].filter(Boolean).join(', ')],
    [sheet.highlights, project.highlights.map(({ label }) => label).join(', ')],
    [sheet.plots, `${plan.plots.length}${mark}`],
    [sheet.sizes, fill(sheet.sizesValue, sizeRange(plan.plots)) + mark],
    [words.registration.title, proof],
    [words.registration.promoter, [promoter.name, ...promoter.address].join(', ')],
    [sheet.contact, promoter.note ? `${contact}. ${promoter.note}` : contact],
    [sheet.address, url],
  ]
  const items = lines.flatMap(([term = '', fact]) => (fact ? { term, fact } : []))
  return <Facts look="columns" items={items} />
}
