/**
 * Marks the link of a bar whose section is in view: the one that crosses a line at 40 % of the window.
 * The script stands last in the bar.
 */
const bar = document.currentScript?.parentElement

if (bar && window.IntersectionObserver) {
  addEventListener('DOMContentLoaded', () => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const link = bar.querySelector<HTMLElement>(`[href="#${target.id}"]`)
          link?.setAttribute('aria-current', `${isIntersecting}`)
          // A bar that is wider than the window shows the link that it marks.
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
