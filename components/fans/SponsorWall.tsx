import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { LinkButton } from '@/components/ui/Button'
import { Picture } from '@/components/ui/Picture'
import { Tag } from '@/components/ui/Tag'
import type { FanHome } from '@/content/schema/fan-home'
import type { Sponsor } from '@/content/schema/sponsor'
import styles from './SponsorWall.module.css'

type SponsorWallProps = {
  words: FanHome['sponsors']
  sponsors: readonly Sponsor[]
  /** What each tier is called. */
  tiers: Readonly<Record<Sponsor['tier'], string>>
  /** Says once that the marks only hold places. */
  sample: string
}

/** The partners by tier on a quiet ground, and the way to become one. */
export function SponsorWall({ words, sponsors, tiers, sample }: SponsorWallProps) {
  const hasSamples = sponsors.some(({ isPlaceholder }) => isPlaceholder)
  return (
    <Section id="sponsors" labelledBy="sponsors-title">
      <SectionHead look="row" id="sponsors-title" title={words.title} />
      <dl className={styles.wall} data-sample={hasSamples ? '' : undefined}>
        {(['main', 'banking', 'commercial', 'associate'] as const).map((tier) => (
          <div key={tier} className={styles.tier} data-tier={tier}>
            <dt>{tiers[tier]}</dt>
            {sponsors
              .filter((sponsor) => sponsor.tier === tier)
              .map((sponsor) => (
                <dd key={sponsor.slug}>
                  <SponsorMark sponsor={sponsor} />
                </dd>
              ))}
          </div>
        ))}
      </dl>
      <div className={styles.last}>
        <p>
          {hasSamples && <Tag>{sample}</Tag>} {hasSamples && words.note}
        </p>
        <LinkButton href="#contact" icon="arrow-right" prefill={words.joinMessage}>
          {words.join}
        </LinkButton>
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
