import { afterLoad } from './after-load'

/**
 * Advances a carousel (components/media/ReelCarousel.island.tsx) until its island starts at the visitor's
 * first activity. Scrolls the row of slides and marks the current one. Before the island hydrates, restores
 * the server's HTML; only the scroll position stays.
 *
 * @param interval milliseconds between slides, the same as the island's
 */
export function moveSlides(island: HTMLElement, interval: number): void {
  const row = island.querySelector<HTMLElement>('[tabindex="0"]')
  const first = island.querySelector<HTMLElement>('[aria-current]')
  const name = first?.parentElement?.previousElementSibling
  if (!row || !first || !name || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches)
    return
  const slides = [...row.querySelectorAll('[role=group]')]
  const marks = [...(first.parentElement?.children ?? [])]
  const nameAsBuilt = [...name.childNodes]
  let timer: ReturnType<typeof setInterval> | undefined
  let isOver = false

  const mark = (index: number) => {
    for (const [at, each] of marks.entries()) {
      if (at === index) each.setAttribute('aria-current', 'true')
      else each.removeAttribute('aria-current')
    }
  }
  const load = (index: number) => {
    const pictures = slides[index % slides.length]?.querySelectorAll('img') ?? []
    for (const picture of pictures) picture.loading = 'eager'
  }
  const move = () => {
    if (document.hidden || island.matches(':has(> [data-ready]), :hover, :focus-within')) return
    const next = (Math.round(row.scrollLeft / row.clientWidth) + 1) % slides.length
    row.scrollTo({ left: next * row.clientWidth, behavior: 'smooth' })
    mark(next)
    name.replaceChildren(...(marks[next]?.cloneNode(true).childNodes ?? []))
    load(next + 1)
  }
  afterLoad(0, () => {
    if (isOver || island.matches(':has(> [data-ready])')) return
    for (const each of marks) each.setAttribute('data-moving', '')
    load(1)
    timer = setInterval(move, interval)
  })

  const stop = () => {
    if (isOver) return
    isOver = true
    clearInterval(timer)
    for (const each of marks) each.removeAttribute('data-moving')
    mark(0)
    name.replaceChildren(...nameAsBuilt)
  }
  island.addEventListener('start', stop)
  island.addEventListener('error', stop)
}
