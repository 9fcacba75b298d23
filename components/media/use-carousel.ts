import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useAutoplay } from './use-autoplay'

type Embla = NonNullable<UseEmblaCarouselType[1]>

/** A move, as embla makes it, and as the slide to scroll to where embla cannot run. */
type Move = { withEmbla: (embla: Embla) => void; slide: (current: number) => number }

const NEXT: Move = { withEmbla: (embla) => embla.scrollNext(), slide: (current) => current + 1 }
const PREVIOUS: Move = { withEmbla: (embla) => embla.scrollPrev(), slide: (current) => current - 1 }
const moveTo = (index: number): Move => ({
  withEmbla: (embla) => embla.scrollTo(index),
  slide: () => index,
})

/** Embla uses these without a check; where one is missing it would take the page down. */
const canRunEmbla = () =>
  [window.matchMedia, window.IntersectionObserver, window.ResizeObserver].every(Boolean)

/** The slide to which the row was scrolled or swiped before there was a script. */
function scrolledTo(row: HTMLElement | null): number {
  const width = row?.querySelector<HTMLElement>('[role=group]')?.offsetWidth
  return row && width ? Math.round(row.scrollLeft / width) : 0
}

/** Where embla cannot run, a button does to the row what a swipe would. */
function scrollRow(row: HTMLElement | null, { slide }: Move) {
  const width = row?.querySelector<HTMLElement>('[role=group]')?.offsetWidth
  if (row && width) row.scrollTo({ left: slide(scrolledTo(row)) * width })
}

/** The slides of which the middle can be seen: embla's own answer comes frames after it has started. */
function slidesWithin(embla: Embla): readonly number[] {
  const row = embla.rootNode().getBoundingClientRect()
  return embla.slideNodes().flatMap((slide, index) => {
    const { left, width } = slide.getBoundingClientRect()
    const middle = left + width / 2
    return middle > row.left && middle < row.right ? [index] : []
  })
}

type CarouselTimes = {
  /** Milliseconds of one move. */
  speed: number
  /** Milliseconds between moves; without it nothing moves by itself. */
  autoplay: number | undefined
}

/**
 * Embla on a row of slides: which slide is selected, which are visible, the moves, and the motion by
 * itself. `row` is the ref of the element that scrolls.
 */
export function useCarousel({ speed, autoplay }: CarouselTimes) {
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
  const row = useRef<HTMLDivElement>(null)
  const waiting = useRef<Move[]>([])

  // Ready from the moment React passes on presses.
  // Embla comes two renders later: moves until then wait.
  useLayoutEffect(() => {
    setSelected(scrolledTo(row.current))
    if (!canRunEmbla()) return
    viewport(row.current)
    setReady(true)
  }, [viewport])

  const move = useCallback(
    (target: Move) => {
      if (api) target.withEmbla(api)
      else if (isReady) waiting.current.push(target)
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
      // The next image is fetched before it is shown.
      const coming = api.slideNodes()[(index + 1) % api.slideNodes().length]
      for (const image of coming?.querySelectorAll('img') ?? []) image.loading = 'eager'
    }
    // Starts where a swipe without the script has come to; from here on embla moves, nothing scrolls.
    const root = api.rootNode()
    const resetScroll = () => {
      root.scrollLeft = 0
    }
    const swiped = scrolledTo(root)
    resetScroll()
    if (swiped > 0) api.scrollTo(swiped, true)
    root.addEventListener('scroll', resetScroll)

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
    for (const { withEmbla } of waiting.current.splice(0)) withEmbla(api)
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
