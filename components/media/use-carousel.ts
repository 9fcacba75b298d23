import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useAutoplay } from './use-autoplay'

type Embla = NonNullable<UseEmblaCarouselType[1]>

/** A move, for embla and, where embla cannot run, as the slide to scroll to. */
type Move = { withEmbla: (embla: Embla) => void; slide: (current: number) => number }

const NEXT: Move = { withEmbla: (embla) => embla.scrollNext(), slide: (current) => current + 1 }
const PREVIOUS: Move = { withEmbla: (embla) => embla.scrollPrev(), slide: (current) => current - 1 }
const moveTo = (index: number): Move => ({
  withEmbla: (embla) => embla.scrollTo(index),
  slide: () => index,
})

/** Embla uses these unchecked; if one is missing it throws and breaks the page. */
const canRunEmbla = () =>
  [window.matchMedia, window.IntersectionObserver, window.ResizeObserver].every(Boolean)

/** Returns the slide to which the row was scrolled before hydration. */
function scrolledTo(row: HTMLElement | null): number {
  const width = row?.querySelector<HTMLElement>('[role=group]')?.offsetWidth
  return row && width ? Math.round(row.scrollLeft / width) : 0
}

/** Where embla cannot run, buttons scroll the row. */
function scrollRow(row: HTMLElement | null, { slide }: Move) {
  const width = row?.querySelector<HTMLElement>('[role=group]')?.offsetWidth
  if (row && width) row.scrollTo({ left: slide(scrolledTo(row)) * width })
}

/** Returns the slides whose middle is visible: embla's own answer comes some frames after it starts. */
function slidesWithin(embla: Embla): readonly number[] {
  const row = embla.rootNode().getBoundingClientRect()
  return embla.slideNodes().flatMap((slide, index) => {
    const { left, width } = slide.getBoundingClientRect()
    const middle = left + width / 2
    return middle > row.left && middle < row.right ? [index] : []
  })
}

type CarouselTimes = {
  /** Duration of one move, in milliseconds. */
  speed: number
  /** Milliseconds between moves; without it nothing moves automatically. */
  autoplay: number | undefined
}

/**
 * Runs embla on a row of slides; returns the selected and the visible slides, the moves and the autoplay. `row` is the
 * ref of the scrolling element.
 */
export function useCarousel({ speed, autoplay }: CarouselTimes) {
  const [viewport, api] = useEmblaCarousel({
    loop: true,
    align: 'start',
    inViewThreshold: 0.5,
    // Embla has its own unit: measured, 25 moves a slide 99 % of the way in one second.
    duration: speed / 40,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  })
  const [isReady, setReady] = useState(false)
  const [selected, setSelected] = useState(0)
  const [visible, setVisible] = useState<readonly number[]>()
  const row = useRef<HTMLDivElement>(null)
  const queuedMoves = useRef<Move[]>([])

  // Ready as soon as React handles clicks. Embla starts two renders later; moves until then are queued.
  useLayoutEffect(() => {
    setSelected(scrolledTo(row.current))
    if (!canRunEmbla()) return
    viewport(row.current)
    setReady(true)
  }, [viewport])

  const move = useCallback(
    (target: Move) => {
      if (api) target.withEmbla(api)
      else if (isReady) queuedMoves.current.push(target)
      else scrollRow(row.current, target)
    },
    [api, isReady],
  )
  const next = useCallback(() => move(NEXT), [move])
  const motion = useAutoplay(next, autoplay, api?.rootNode().parentElement)

  // Of layout: a press between this render and a later effect would come before those that wait.
  useLayoutEffect(() => {
    if (!api) return
    const update = () => {
      const index = api.selectedScrollSnap()
      setSelected(index)
      const inView = api.slidesInView()
      setVisible(inView.length > 0 ? inView : slidesWithin(api))
      // Preloads the next image.
      const coming = api.slideNodes()[(index + 1) % api.slideNodes().length]
      for (const image of coming?.querySelectorAll('img') ?? []) image.loading = 'eager'
    }
    // Starts where the visitor had scrolled before hydration; from then on embla moves the track.
    const root = api.rootNode()
    const resetScroll = () => {
      root.scrollLeft = 0
    }
    const swiped = scrolledTo(root)
    resetScroll()
    if (swiped > 0) api.scrollTo(swiped, true)
    root.addEventListener('scroll', resetScroll)

    // Embla animates for seconds, down to a thousandth of a pixel; below half a pixel nothing is visible.
    const settle = () => {
      const { target, offsetLocation, scrollBody } = api.internalEngine()
      const isThere = Math.abs(target.get() - offsetLocation.get()) < 0.5
      // biome-ignore lint/correctness/useHookAtTopLevel: embla's method, not a hook.
      if (isThere) scrollBody.useDuration(0)
    }

    update()
    api.on('select', update).on('slidesInView', update).on('reInit', update)
    api.on('pointerDown', motion.stop).on('scroll', settle)
    for (const { withEmbla } of queuedMoves.current.splice(0)) withEmbla(api)
    return () => {
      root.removeEventListener('scroll', resetScroll)
      api.off('select', update).off('slidesInView', update).off('reInit', update)
      api.off('pointerDown', motion.stop).off('scroll', settle)
    }
  }, [api, motion.stop])

  return {
    row,
    isReady,
    selected,
    visible,
    next,
    previous: () => move(PREVIOUS),
    choose: (index: number) => move(moveTo(index)),
    motion,
  }
}
