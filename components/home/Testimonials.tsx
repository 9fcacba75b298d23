import { Section } from '@/components/layout/Section'
import { Carousel } from '@/components/media/Carousel.island'
import { Tag } from '@/components/ui/Tag'
import { TextLink } from '@/components/ui/TextLink'
import type { CarouselLabels } from '@/content/schema/labels'
import styles from './Testimonials.module.css'

export type Testimonial = { quote: string; by: string; context: string; isPlaceholder: boolean }

type TestimonialsProps = {
  title: string
  /** Link for visitors to send their own. */
  invite: { label: string; fragment: string; prefill: string }
  label: string
  items: readonly Testimonial[]
  labels: CarouselLabels
  placeholderLabel: string
  autoplay: number
  /** Duration of one move, in milliseconds. */
  speed: number
}

/**
 * Testimonials in a carousel, one at a time on phones and two on wider screens. A single one does not move, and without
 * any the section is not rendered. Placeholders are marked once.
 */
export function Testimonials(props: TestimonialsProps) {
  const { items, autoplay } = props
  if (items.length === 0) return null
  const voices = items.map((item) => <Voice key={item.quote} {...item} />)
  return (
    <Section labelledBy="testimonials-title">
      <div className={styles.root}>
        <div className={styles.head}>
          <h2 className={styles.title} id="testimonials-title">
            {props.title}
          </h2>
          {items.some(({ isPlaceholder }) => isPlaceholder) && <Tag>{props.placeholderLabel}</Tag>}
          <p className={styles.invite}>
            <TextLink href={props.invite.fragment} prefill={props.invite.prefill}>
              {props.invite.label}
            </TextLink>
          </p>
        </div>
        <div className={styles.slides}>
          {items.length === 1 ? (
            voices
          ) : (
            <Carousel
              label={props.label}
              labels={props.labels}
              controls="above"
              autoplay={autoplay}
              speed={props.speed}
              slides={voices}
            />
          )}
        </div>
      </div>
    </Section>
  )
}

function Voice({ quote, by, context, isPlaceholder }: Testimonial) {
  const Quote = isPlaceholder ? 'p' : 'blockquote'
  return (
    <figure className={styles.item} data-placeholder={isPlaceholder || undefined}>
      <Quote className={styles.quote}>{quote}</Quote>
      <figcaption className={styles.by}>
        <b>{by}</b>
        <span className={styles.context}>{context}</span>
      </figcaption>
    </figure>
  )
}
