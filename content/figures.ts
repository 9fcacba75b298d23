import { CHOICE } from '@/lib/browser/analytics/choice'
import { callAddress, phoneText } from '@/lib/domain/contact/phone'
import { fill } from '@/lib/domain/format/fill'
import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import { TAX_DEDUCTED_AT_SOURCE } from '@/lib/domain/property/estimate'
import { lowestPrice } from '@/lib/domain/property/plots'
import { SQUARE_FEET } from '@/lib/domain/property/units'
import { constants } from './constants'
import { recordSeason, squadSeason, tableSeason, titleSeason } from './cricket/season-data'
import { seasonFigures } from './cricket/season-figures'
import { currentSeason } from './cricket/seasons'
import type { Figures } from './define'
import { labels } from './labels'
import { privacy } from './privacy/privacy'
import { costAssumptions } from './project-page/project-words'
import { readPlan } from './projects/plans'
import { publishedProjects } from './projects/published'
import { site } from './site'

const title: Figures = titleSeason ? seasonFigures(titleSeason, 'title') : {}

/**
 * Values for placeholders such as `{price.from}` in texts of content/, filled at build time, so that each
 * fact is written only once.
 */
export const figures: Figures = {
  'site.name': site.name,
  'site.legalName': site.legalName,
  'site.locality': site.locality,
  'site.region': site.region,
  // The text after "Write": to the mail address, otherwise with the form.
  'site.mail': site.email ? fill(labels.reach.mail, { email: site.email }) : labels.reach.form,
  // A sentence, or an empty text.
  'site.call': site.phone
    ? fill(labels.reach.call, { phone: phoneText(site.phone), address: callAddress(site.phone) })
    : '',
  // The lowest price per sq.ft of all available plots. Absent while no project is published.
  ...(publishedProjects.length > 0 && {
    'price.from': formatRupees(
      Math.min(
        ...publishedProjects.map((project) =>
          lowestPrice(readPlan(project).plots, project.pricePerSqFt),
        ),
      ),
    ),
  }),
  ...Object.fromEntries(
    publishedProjects.map(({ slug, pricePerSqFt }) => [
      `price.${slug}`,
      formatRupees(pricePerSqFt),
    ]),
  ),
  // Square feet.
  'unit.cent': formatFigure(SQUARE_FEET.cent),
  'unit.ground': formatFigure(SQUARE_FEET.ground),
  // For a sale in Tamil Nadu, in percent.
  'estimate.stampDuty': costAssumptions.stampDutyPercent,
  'estimate.registration': costAssumptions.registrationPercent,
  'tax.percent': TAX_DEDUCTED_AT_SOURCE.percent,
  'tax.limit': formatRupees(TAX_DEDUCTED_AT_SOURCE.from),
  'form.nameMax': constants.form.nameMax,
  'form.phoneDigits': constants.form.phoneDigits,
  'form.messageMax': constants.form.messageMax,
  'consent.key': CHOICE.key,
  'privacy.kept': privacy.kept,
  'privacy.replyWithin': privacy.replyWithin,
  'consent.days': CHOICE.days,
  ...seasonFigures(currentSeason),
  // The newest season with results, and the newest season whose final the team won.
  ...seasonFigures(recordSeason, 'record'),
  ...title,
  'title.wonInWords': labels.numbers[Number(title['title.won'])] ?? '',
  'squad.year': squadSeason.year,
  'squad.count': squadSeason.squad.all.length,
  'table.year': tableSeason.year,
}
