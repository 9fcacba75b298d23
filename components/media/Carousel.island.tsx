'use client'

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from '@/components/ui/Icon'
import { fill } from '@/lib/format/fill'
import styles from './Carousel.module.css'
import { useAutoplay } from './use-autoplay'

export type CarouselLabels = {
  previous: string
  next: string
  pause: string
  play: string
  slide: string
  carousel: string
  /** With `{n}` and `{total}`. */
  position: string
}

type CarouselProps = {
  /** Names the carousel to assistive technology. */
  label: string
  labels: CarouselLabels
  slides: readonly ReactNode[]
  /** Milliseconds between slides; without it nothing moves by itself. */
  autoplay?: number
  /** How long one move takes, in milliseconds. */
  speed?: number
  /** Shown as a row of named marks that also choose a slide. */
  reel?: readonly { title: string; note: string }[]
  /** `over` lays the controls on the slides, `below` under them, `above` before them. */
  controls?: 'over' | 'below' | 'above'
  /** Shows which slide of how many leads the row, and announces it at every move. */
  hasPosition?: boolean
}

type Embla = NonNullable<UseEmblaCarouselType[1]>
type Move = (embla: Embla) => void

/** What embla asks for without looking; where one is missing it would take the page down. */
const canMove = () =>
  [window.matchMedia, window.IntersectionObserver, window.ResizeObserver].every(Boolean)

/** Where embla cannot run, a button does to the row what a swipe would. */
function push(row: HTMLElement | null, to: (slide: number) => number) {
  const width = row?.querySelector<HTMLElement>('[role=group]')?.offsetWidth
  if (row && width) row.scrollTo({ left: to(Math.round(row.scrollLeft / width)) * width })
}

/**
 * Slides that loop, move by themselves where told to, and can always be stopped.
 *
 * Why: autoplay, looping and the announced position need a script.
 * Without JavaScript: the slides are a row to swipe, scroll-snapped; the controls are not shown.
 * Cost: 10.6 kB gzip, most of it embla.
 */
export function Carousel(props: CarouselProps) {
  const {
    label,
    labels,
    slides,
    autoplay,
    speed = 600,
    reel,
    controls = 'below',
    hasPosition,
  } = props
  const [viewport, api] = useEmblaCarousel({
    loop: true,
    align: 'start',
    inViewThreshold: 0.5,
    // Embla counts in a unit of its own: measured, 25 brings a slide 99 % of its way in one second.
    duration: speed / 40,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  })
  const [isReady, setReady] = useState(false)
  const [selected, setSelected] = useState(0)
  const [visible, setVisible] = useState<readonly number[]>()
  const trackId = useId()
  const row = useRef<HTMLDivElement>(null)
  const early = useRef<Move[]>([])

  // Ready from the moment React passes on presses, so that the loader repeats none that was passed on.
  // Embla comes two renders later: moves asked for until then wait.
  useLayoutEffect(() => {
    if (!canMove()) return
    viewport(row.current)
    setReady(true)
  }, [viewport])

  const move = useCallback(
    (withEmbla: Move, to: (slide: number) => number) => {
      if (api) withEmbla(api)
      else if (isReady) early.current.push(withEmbla)
      else push(row.current, to)
    },
    [api, isReady],
  )
  const next = useCallback(
    () =>
      move(
        (embla) => embla.scrollNext(),
        (at) => at + 1,
      ),
    [move],
  )
  const previous = () =>
    move(
      (embla) => embla.scrollPrev(),
      (at) => at - 1,
    )
  const motion = useAutoplay(next, autoplay, api?.rootNode().parentElement)

  useEffect(() => {
    if (!api) return
    const update = () => {
      const index = api.selectedScrollSnap()
      setSelected(index)
      setVisible(api.slidesInView())
      // The next image is fetched before it is shown.
      const coming = api.slideNodes()[(index + 1) % api.slideNodes().length]
      for (const image of coming?.querySelectorAll('img') ?? []) image.loading = 'eager'
    }
    // Where a swipe without the script had come to; from here on embla moves, nothing scrolls.
    const root = api.rootNode()
    const stay = () => {
      root.scrollLeft = 0
    }
    const swiped = Math.round(root.scrollLeft / (api.slideNodes()[0]?.offsetWidth || 1))
    stay()
    if (swiped > 0) api.scrollTo(swiped, true)
    root.addEventListener('scroll', stay)

    // Embla draws frames until a thousandth of a pixel is left, for seconds; half a pixel shows nothing.
    const settle = () => {
      const { target, offsetLocation, scrollBody } = api.internalEngine()
      const isThere = Math.abs(target.get() - offsetLocation.get()) < 0.5
      // biome-ignore lint/correctness/useHookAtTopLevel: embla's method, not a hook.
      if (isThere) scrollBody.useDuration(0)
    }

    update()
    api.on('select', update).on('slidesInView', update).on('reInit', update)
    api.on('pointerDown', motion.stop).on('scroll', settle)
    for (const withEmbla of early.current.splice(0)) withEmbla(api)
    return () => {
      root.removeEventListener('scroll', stay)
      api.off('select', update).off('slidesInView', update).off('reInit', update)
      api.off('pointerDown', motion.stop).off('scroll', settle)
    }
  }, [api, motion.stop])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') previous()
    else if (event.key === 'ArrowRight') next()
    else return
    event.preventDefault()
  }

  const panel = (
    <div className={styles.controls}>
      {reel && (
        <div className={styles.reel}>
          {reel.map((mark, index) => (
            <button
              key={mark.title}
              type="button"
              className={styles.mark}
              aria-current={index === selected ? 'true' : undefined}
              data-moving={motion.isMoving ? '' : undefined}
              onClick={() =>
                move(
                  (embla) => embla.scrollTo(index),
                  () => index,
                )
              }
            >
              <b>{mark.title}</b>
              <span>{mark.note}</span>
            </button>
          ))}
        </div>
      )}
      {hasPosition && (
        <p className={styles.position} role="status">
          {fill(labels.position, { n: selected + 1, total: slides.length })}
        </p>
      )}
      <div className={styles.buttons}>
        {autoplay !== undefined && (
          <button
            type="button"
            className={styles.button}
            aria-label={motion.isStopped ? labels.play : labels.pause}
            onClick={motion.toggle}
          >
            <Icon name={motion.isStopped ? 'play' : 'pause'} />
          </button>
        )}
        <button
          type="button"
          className={styles.button}
          aria-label={labels.previous}
          aria-controls={trackId}
          onClick={previous}
        >
          <Icon name="arrow-left" />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={labels.next}
          aria-controls={trackId}
          onClick={next}
        >
          <Icon name="arrow-right" />
        </button>
      </div>
    </div>
  )

  return (
    <section
      className={styles.root}
      aria-roledescription={labels.carousel}
      aria-label={label}
      // What lies on a page's first image waits until that image has loaded.
      data-island={controls === 'over' ? 'idle' : 'visible'}
      data-ready={isReady ? '' : undefined}
      data-controls={controls}
      onKeyDown={onKeyDown}
      {...motion.handlers}
    >
      {controls === 'above' && panel}
      {/* Focusable, because without a script this is a scroller and keys must reach it. */}
      <div className={styles.viewport} ref={row} tabIndex={0} role="group" aria-label={label}>
        <div
          className={styles.track}
          id={trackId}
          aria-live={motion.isMoving || hasPosition ? 'off' : 'polite'}
        >
          {slides.map((slide, index) => (
            <div
              className={styles.slide}
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never move within their list.
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
      {controls !== 'above' && panel}
    </section>
  )
}
