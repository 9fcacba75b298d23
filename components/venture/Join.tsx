import type { ReactNode } from 'react'
import { EnquiryBand } from '@/components/sections/EnquiryBand'
import { TextLink } from '@/components/ui/TextLink'
import type { JointVenture } from '@/content/schema/joint-venture'
import type { Site } from '@/content/schema/site'
import styles from './Join.module.css'
import { LandDrawing } from './LandDrawing'

type JoinProps = {
  join: JointVenture['join']
  contact: Pick<Site, 'phone' | 'email'>
  /** The form. */
  children: ReactNode
}

/** The turn from reading to writing, with the form; every Get Started leads here. */
export function Join({ join, contact, children }: JoinProps) {
  return (
    <EnquiryBand
      id="join"
      words={{ title: join.title, lede: join.text }}
      look="teal"
      action={
        <TextLink href="#enquiry" icon="arrow-right" action="contact-us-now">
          {join.label}
        </TextLink>
      }
      contact={contact}
      drawing={
        <div className={styles.drawing}>
          <LandDrawing stage={3} />
        </div>
      }
    >
      <div id="enquiry">
        <h3 className={styles.title}>{join.form}</h3>
        {children}
      </div>
    </EnquiryBand>
  )
}
