import { InlineScript } from '@/components/layout/InlineScript'
import { Section } from '@/components/layout/Section'
import { TextLink } from '@/components/ui/TextLink'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import type { CostAssumptions } from '@/content/schema/project-rules'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { plotsFile } from '@/lib/domain/property/plots-file'
import { asset, href, planPath } from '@/lib/domain/routes'
import { ComparePlots } from './ComparePlots.island'
import styles from './ComparePlots.module.css'
import type { ComparedProject } from './compared-project'

type ComparePageProps = {
  /** Published projects only. */
  projects: readonly Project[]
  assumptions: CostAssumptions
  words: ProjectWords
  /** Marks placeholders. */
  placeholderLabel: string
}

/** Plots of any projects side by side; without plots or without JavaScript, links to the plans. */
export function ComparePage({ projects, assumptions, words, placeholderLabel }: ComparePageProps) {
  const { compare, plan, cost, bar, registration } = words
  const { assumedOn, ...rates } = assumptions
  const { price, total, cash, instalment, copied, notCopied } = cost
  return (
    <Section>
      <h1 className={styles.title}>{compare.title}</h1>
      <noscript>
        <p>{compare.still}</p>
      </noscript>
      <InlineScript name="favourites" />
      <ComparePlots
        projects={projects.map((project) => compared(project, words, placeholderLabel))}
        rates={rates}
        words={{
          compare,
          plan,
          cost: { price, total, cash, instalment, copied, notCopied },
          registration: registration.title,
          whatsapp: bar.whatsapp,
        }}
        assumed={
          <p>
            {fill(cost.assumedOn, {
              date: dayText(assumedOn),
              duty: rates.stampDutyPercent,
              fee: rates.registrationPercent,
              loan: rates.loanPercent,
              years: rates.years,
              rate: rates.interestPercent,
            })}
          </p>
        }
      >
        {projects.length > 0 && (
          <nav className={styles.plans} aria-labelledby="plans-title">
            <h2 id="plans-title">{compare.plans}</h2>
            {projects.map(({ slug, name }) => (
              <TextLink key={slug} href={href(planPath(slug))} icon="arrow-right">
                {fill(compare.plan, { name })}
              </TextLink>
            ))}
          </nav>
        )}
      </ComparePlots>
    </Section>
  )
}

/** Returns a project in the form that the comparison needs. */
function compared(
  project: Project,
  words: ProjectWords,
  placeholderLabel: string,
): ComparedProject {
  const { slug, name, registration, plan } = project
  const { missing, exempt, shared } = words.registration
  const registrationText = {
    text: missing,
    ...(registration?.kind === 'exempt' && { text: exempt }),
    ...(registration?.kind === 'registered' && {
      text: fill(shared, { number: registration.number, promoter: registration.promoter.name }),
      authority: { name: registration.authority.name, url: registration.authority.url },
    }),
  }
  return {
    slug,
    name,
    plan: href(planPath(slug)),
    file: asset(plotsFile(slug)),
    registration: registrationText,
    placeholderLabel: plan.isIllustrative ? placeholderLabel : undefined,
  }
}
