/**
 * Marks the link in a navigation bar whose section crosses the line at 40 % of the viewport's height.
 * The script is the last child of the bar.
 */
const bar = document.currentScript?.parentElement

if (bar && window.IntersectionObserver) {
  addEventListener('DOMContentLoaded', () => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const link = bar.querySelector<HTMLElement>(`[href="#${target.id}"]`)
          link?.setAttribute('aria-current', `${isIntersecting}`)
          // Scrolls a bar that is wider than the window to the marked link.
          if (link && isIntersecting)
            bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2
        }
      },
      { rootMargin: '-40% 0px -60%' },
    )
    for (const { hash } of bar.querySelectorAll('a')) {
      const section = document.getElementById(hash.slice(1))
      if (section) observer.observe(section)
    }
  })
}
