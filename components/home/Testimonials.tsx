import { Section } from '@/components/layout/Section'
import { Carousel } from '@/components/media/Carousel.island'
import type { CarouselLabels } from '@/components/media/CarouselFrame'
import { Disclosure } from '@/components/ui/Disclosure'
import { Tag } from '@/components/ui/Tag'
import { TextLink } from '@/components/ui/TextLink'
import styles from './Testimonials.module.css'

export type Testimonial = { quote: string; by: string; context: string; isPlaceholder: boolean }

type TestimonialsProps = {
  title: string
  /** The way to tell one's own. */
  invite: { label: string; fragment: string; prefill: string }
  label: string
  items: readonly Testimonial[]
  labels: CarouselLabels
  sample: string
  /** Says what the places are for while all are samples. */
  toCome: string
  autoplay: number
  /** How long one move takes, in milliseconds. */
  speed: number
}

/**
 * What people say, one at a time on phones and two on wider screens; one alone stands still, and with none there is no
 * section. Samples say nothing yet: they stand still, folded under a line that says so.
 */
export function Testimonials(props: TestimonialsProps) {
  const { items, autoplay } = props
  if (items.length === 0) return null
  const voices = items.map((item) => <Voice key={item.quote} {...item} />)
  const areSamples = items.every(({ isPlaceholder }) => isPlaceholder)
  const slides = (
    <div className={styles.slides}>
      {items.length === 1 ? (
        voices
      ) : (
        <Carousel
          label={props.label}
          labels={props.labels}
          controls="above"
          {...(!areSamples && { autoplay })}
          speed={props.speed}
          slides={voices}
        />
      )}
    </div>
  )
  return (
    <Section labelledBy="testimonials-title">
      <div className={styles.root} data-folded={areSamples || undefined}>
        <div className={styles.head}>
          <h2 className={styles.title} id="testimonials-title">
            {props.title}
          </h2>
          {items.some(({ isPlaceholder }) => isPlaceholder) && <Tag>{props.sample}</Tag>}
          <p className={styles.invite}>
            <TextLink href={props.invite.fragment} prefill={props.invite.prefill}>
              {props.invite.label}
            </TextLink>
          </p>
        </div>
        {areSamples ? <Disclosure label={props.toCome}>{slides}</Disclosure> : slides}
      </div>
    </Section>
  )
}

function Voice({ quote, by, context, isPlaceholder }: Testimonial) {
  const Quote = isPlaceholder ? 'p' : 'blockquote'
  return (
    <figure className={styles.item} data-sample={isPlaceholder || undefined}>
      <Quote className={styles.quote}>{quote}</Quote>
      <figcaption className={styles.by}>
        <b>{by}</b>
        <span className={styles.context}>{context}</span>
      </figcaption>
    </figure>
  )
}
