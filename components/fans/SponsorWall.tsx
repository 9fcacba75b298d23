import type { ReactNode } from 'react'
import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { Picture } from '@/components/ui/Picture'
import { Tag } from '@/components/ui/Tag'
import type { FanHome } from '@/content/schema/fan-home'
import type { Sponsor } from '@/content/schema/sponsor'
import styles from './SponsorWall.module.css'

const TIERS = ['main', 'banking', 'commercial', 'associate'] as const

type SponsorWallProps = {
  words: FanHome['sponsors']
  sponsors: readonly Sponsor[]
  /** Display names of the tiers. */
  tiers: Readonly<Record<Sponsor['tier'], string>>
  /** Says once that the logos are placeholders. */
  placeholderLabel: string
  /** A link below the marks. */
  action?: ReactNode
}

/** The partners by tier. Renders nothing without partners. */
export function SponsorWall(props: SponsorWallProps) {
  const { words, sponsors, tiers, placeholderLabel, action } = props
  const shown = TIERS.map((tier) => ({
    tier,
    marks: sponsors.filter((sponsor) => sponsor.tier === tier),
  })).filter(({ marks }) => marks.length > 0)
  if (shown.length === 0) return null
  const heads = shown.filter(({ tier }) => tier !== 'associate').length
  const hasPlaceholders = sponsors.some(({ isPlaceholder }) => isPlaceholder)
  return (
    <Section id="partners" labelledBy="partners-title">
      <SectionHead look="row" id="partners-title" title={words.title} />
      <dl
        className={styles.wall}
        data-heads={heads}
        data-placeholder={hasPlaceholders ? '' : undefined}
      >
        {shown.map(({ tier, marks }) => (
          <div key={tier} className={styles.tier} data-tier={tier}>
            <dt>{tiers[tier]}</dt>
            {marks.map((sponsor) => (
              <dd key={sponsor.slug}>
                <SponsorMark sponsor={sponsor} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <div className={styles.last}>
        {hasPlaceholders && (
          <p>
            <Tag>{placeholderLabel}</Tag> {words.note}
          </p>
        )}
        {action}
      </div>
    </Section>
  )
}

function SponsorMark({ sponsor: { name, logo, url } }: { sponsor: Sponsor }) {
  const mark = <Picture image={logo} sizes="16rem" alt={name} />
  if (!url) return mark
  return (
    <a href={url} rel="noopener sponsored">
      {mark}
    </a>
  )
}
