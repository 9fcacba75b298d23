/*
 * Starts the page's islands when the first of them is wanted: at the first touch, key or focus, when
 * an island comes near, when the browser is idle (for islands that ask for it), or when the visitor
 * left a draft behind. Until then the page is plain HTML: links lead on and forms post by themselves.
 *
 * Inlined by framework.mjs, the same text on every page with islands. No line may depend on the
 * automatic semicolon: comments and indentation are cut, line ends stay.
 */
;(() => {
  const doc = document
  const all = (selector) => [...doc.querySelectorAll(selector)]
  let isStarted = false

  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const src of JSON.parse(doc.getElementById('held-scripts').textContent)) {
      // Fetched together, run in their order: the page's data comes first.
      doc.head.append(Object.assign(doc.createElement('script'), { src, async: false }))
    }
  }
  for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin']) {
    addEventListener(type, start, { capture: true, passive: true, once: true })
  }

  // Near the viewport.
  const near = all('[data-island=visible],[data-island=""]')
  if (near[0]) {
    if (window.IntersectionObserver) {
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && start(),
        { rootMargin: '200px' },
      )
      for (const island of near) observer.observe(island)
    } else start()
  }

  // Idle, once everything the visitor sees has loaded.
  if (all('[data-island=idle]')[0]) {
    const later = () =>
      window.requestIdleCallback ? requestIdleCallback(start) : setTimeout(start, 2000)
    if (doc.readyState === 'complete') later()
    else addEventListener('load', later)
  }

  // A draft to restore. Storage may be forbidden, which throws.
  try {
    if (Object.keys(sessionStorage).some((key) => key.startsWith('draft:'))) start()
  } catch {}

  // A button pressed before its island is ready is pressed again when it is. React handles presses
  // by itself from the moment it listens, which has made the island ready before the timeout runs.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest('[data-island] button[type=button]')
      const island = button?.closest('[data-island]')
      const isReady = () => !island || 'ready' in island.dataset
      if (isReady()) return
      setTimeout(() => {
        if (isReady()) return
        const observer = new MutationObserver(() => {
          observer.disconnect()
          button.click()
        })
        observer.observe(island, { attributeFilter: ['data-ready'] })
        setTimeout(() => observer.disconnect(), 5000)
      })
    },
    true,
  )
})()
