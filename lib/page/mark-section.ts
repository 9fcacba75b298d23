/**
 * Marks the link of a bar whose section is in view: the one that crosses a line at 40 % of the window.
 *
 * The page contains the text of this function, so the function uses nothing outside itself.
 */
export function markSection(bar: HTMLElement): void {
  if (!window.IntersectionObserver) return
  addEventListener('DOMContentLoaded', () => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          bar
            .querySelector(`[href="#${target.id}"]`)
            ?.setAttribute('aria-current', `${isIntersecting}`)
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

/** The text of a script element that stands last in the bar. */
export const markSectionScript = `(${markSection})(document.currentScript.parentElement)`
