import { Steps } from '@/components/frames/Steps'
import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { LinkButton } from '@/components/ui/Button'
import type { JointVenture } from '@/content/schema/joint-venture'
import { LandDrawing } from './LandDrawing'

type StagesProps = {
  timeline: JointVenture['questions']['timeline']
  /** What leads to the first stage: the form. */
  start: { label: string; href: string; name: string }
}

/** The stages in their order, along a line: one piece of land, from the first letter to the finished plots. */
export function Stages({ timeline, start }: StagesProps) {
  const way = (
    <LinkButton href={start.href} icon="arrow-right" action={start.name}>
      {start.label}
    </LinkButton>
  )
  return (
    <Section labelledBy="stages-title" ground="dark">
      <SectionHead id="stages-title" title={timeline.title}>
        {timeline.lede}
      </SectionHead>
      <Steps
        steps={timeline.stages}
        look="line"
        drawing={(stage) => <LandDrawing stage={stage} />}
        end={way}
      />
    </Section>
  )
}
