import { Split } from '@/components/frames/Split'
import { Stage } from '@/components/frames/Stage'
import { Steps } from '@/components/frames/Steps'
import { LinkButton } from '@/components/ui/Button'
import { Picture } from '@/components/ui/Picture'
import type { ImageName } from '@/lib/server/images'
import styles from './Offer.module.css'

type OfferProps = {
  id: string
  heading: string
  text: string
  points: readonly { title: string; text: string }[]
  /** Numbered because the order of the points matters. */
  isOrdered?: boolean
  action: string
  /** Subject that the link preselects in the form. */
  topic: string
  image: ImageName
  /** Shown instead in portrait windows. */
  portrait?: ImageName | undefined
  /** `over`: a full-bleed picture with the text on its dark side. `beside`: text on its own ground. */
  look: 'over' | 'beside'
}

/** An offer to enquire about, with its picture. */
export function Offer(props: OfferProps) {
  const { id, heading, text, points, isOrdered = false, action, topic, image, look } = props
  const { portrait } = props
  const picture = (
    <Picture
      image={image}
      portrait={portrait}
      sizes={
        look === 'over' ? '(max-width: 60em) and (orientation: portrait) 200vw, 100vw' : '100vw'
      }
      fit="cover"
    />
  )
  const lead = (
    <>
      <h2 className={styles.heading} id={`${id}-title`}>
        {heading}
      </h2>
      <p className={styles.text}>{text}</p>
    </>
  )
  const rest = (
    <div className={styles.rest}>
      <Steps steps={points} look="ruled" isOrdered={isOrdered} />
      <LinkButton
        href="#enquiry"
        icon="arrow-right"
        variant="ghost"
        action="enquire"
        choice={topic}
      >
        {action}
      </LinkButton>
    </div>
  )
  return (
    <section
      className={styles.root}
      id={id}
      aria-labelledby={`${id}-title`}
      data-ground="dark"
      data-look={look}
    >
      {look === 'beside' ? (
        <Split look="picture" lead={<div className={styles.picture}>{picture}</div>}>
          <div className={styles.lead}>{lead}</div>
          {rest}
        </Split>
      ) : (
        <>
          <Stage look="above" picture={picture}>
            {lead}
          </Stage>
          {rest}
        </>
      )}
    </section>
  )
}
