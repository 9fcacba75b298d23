import { Section } from '@/components/layout/Section'
import { Carousel, type CarouselLabels } from '@/components/media/Carousel.island'
import { Tag } from '@/components/ui/Tag'
import styles from './Testimonials.module.css'

export type Testimonial = { quote: string; by: string; context: string; isPlaceholder: boolean }

type TestimonialsProps = {
  title: string
  label: string
  items: readonly Testimonial[]
  labels: CarouselLabels
  sample: string
  autoplay: number
  /** How long one move takes, in milliseconds. */
  speed: number
}

/** What people say, one at a time on phones and two on wider screens. */
export function Testimonials(props: TestimonialsProps) {
  return (
    <Section labelledBy="testimonials-title">
      <h2 className={styles.title} id="testimonials-title">
        {props.title}
      </h2>
      <div className={styles.slides}>
        <Carousel
          label={props.label}
          labels={props.labels}
          autoplay={props.autoplay}
          speed={props.speed}
          slides={props.items.map((item) => (
            <figure className={styles.item} key={item.quote}>
              <blockquote className={styles.quote}>
                <p>{item.quote}</p>
              </blockquote>
              <figcaption className={styles.by}>
                <b>{item.by}</b>
                <span>{item.context}</span>
                {item.isPlaceholder && <Tag>{props.sample}</Tag>}
              </figcaption>
            </figure>
          ))}
        />
      </div>
    </Section>
  )
}
