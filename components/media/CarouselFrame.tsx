import type { KeyboardEvent, ReactNode } from 'react'
import { useIslandId } from '@/components/island/island'
import { Icon, type IconName } from '@/components/ui/Icon'
import type { CarouselLabels } from '@/content/schema/labels'
import { hasModifier } from '@/lib/browser/page/has-modifier'
import { fill } from '@/lib/domain/format/fill'
import styles from './CarouselFrame.module.css'
import { useCarousel } from './use-carousel'

/** Props of every carousel. */
export type CarouselProps = {
  /** Accessible name of the carousel. */
  label: string
  labels: CarouselLabels
  slides: readonly ReactNode[]
  /** Milliseconds between slides; without it nothing moves automatically. */
  autoplay?: number
  /** Duration of one move, in milliseconds. */
  speed?: number
  /** `over` lays the controls on the slides, `above` puts them before. */
  controls?: 'over' | 'above'
  /** Shows the position among the slides, and announces it after every move. */
  hasPosition?: boolean
}

/** The selected slide, whether slides advance automatically, and a function to choose one. */
export type CarouselState = {
  selected: number
  isMoving: boolean
  onChoose: (index: number) => void
}

type CarouselFrameProps = CarouselProps & {
  /** Rendered before the controls. */
  reel?: (state: CarouselState) => ReactNode
}

/** Slides with their controls: the part that all carousels share. */
export function CarouselFrame(props: CarouselFrameProps) {
  const { label, labels, slides, autoplay, reel, controls = 'above', hasPosition } = props
  const carousel = useCarousel({ speed: props.speed ?? 600, autoplay })
  const { row, isReady, selected, visible, next, previous, choose, motion } = carousel
  const trackId = `${useIslandId()}-track`
  const mode = motion.isStopped ? 'play' : 'pause'

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return
    if (event.key === 'ArrowLeft') previous()
    else if (event.key === 'ArrowRight') next()
    else return
    event.preventDefault()
  }

  const button = (name: string, icon: IconName, onClick: () => void, controls?: string) => (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-controls={controls}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )

  const panel = (
    <div className={styles.controls}>
      {reel?.({ selected, isMoving: motion.isMoving, onChoose: choose })}
      {hasPosition && (
        <p className={styles.position} role="status">
          {fill(labels.position, { n: selected + 1, total: slides.length })}
        </p>
      )}
      <div className={styles.buttons}>
        {autoplay !== undefined && button(labels[mode], mode, motion.toggle)}
        {button(labels.previous, 'arrow-left', previous, trackId)}
        {button(labels.next, 'arrow-right', next, trackId)}
      </div>
    </div>
  )

  return (
    <section
      className={styles.root}
      aria-roledescription={labels.carousel}
      aria-label={label}
      data-ready={isReady ? '' : undefined}
      data-controls={controls}
      onKeyDown={onKeyDown}
      {...motion.handlers}
    >
      {controls === 'above' && panel}
      {/* Focusable: without JavaScript this is a scroller that keys must reach. */}
      <div className={styles.viewport} ref={row} tabIndex={0} role="group" aria-label={label}>
        <div
          className={styles.track}
          id={trackId}
          aria-live={motion.isMoving || hasPosition ? 'off' : 'polite'}
        >
          {slides.map((slide, index) => (
            <div
              className={styles.slide}
              // biome-ignore lint/suspicious/noArrayIndexKey: slides are never reordered.
              key={index}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={fill(labels.position, { n: index + 1, total: slides.length })}
              inert={visible && visible.length > 0 && !visible.includes(index)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {controls === 'over' && panel}
    </section>
  )
}
