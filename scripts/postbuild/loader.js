/*
 * Starts the page's islands when the first of them is wanted: at the first click, key, focus or lifted
 * finger, when an island comes near to a visitor who moves on the page, some seconds after load where
 * something moves by itself or is kept up to date, or when an island has something stored in this tab.
 * Until then the page is plain HTML: links lead on and forms post by themselves.
 * Where a script fails to arrive, it stays so until the next of these occasions.
 *
 * Inlined by framework.mjs, minified, the same text on every page with islands.
 */
;(() => {
  const doc = document
  const all = (selector) => [...doc.querySelectorAll(selector)]
  const held = JSON.parse(doc.getElementById('held-scripts').textContent)
  const last = held.pop()
  let missing = held.length
  const add = (name, properties) =>
    doc.head.appendChild(Object.assign(doc.createElement(name), properties))

  // The last one sets the others going, so it runs when all are here: a framework that misses a part
  // takes the page down. What fails is asked for again on the next occasion.
  const run = (src) => {
    const script = add('script', { src, async: true })
    script.onload = () => {
      missing -= 1
      if (missing === 0) run(last)
    }
    script.onerror = () => {
      script.remove()
      held.push(src)
    }
  }
  const start = () => {
    const wanted = held.splice(0)
    if (wanted[0]) add('link', { rel: 'preload', as: 'script', href: last })
    for (const src of wanted) run(src)
  }
  // After the frame that answers the visitor: the start costs a slow phone a noticeable moment.
  const startSoon = () => requestAnimationFrame(() => setTimeout(start))
  for (const type of ['click', 'keydown', 'focusin', 'touchend']) {
    addEventListener(type, startSoon, { capture: true, passive: true })
  }

  const watch = (kind) => {
    const near = all(`[data-island=${kind}]`)
    if (!near[0]) return
    if (!window.IntersectionObserver) return start()
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && start(),
      { rootMargin: '200px' },
    )
    for (const island of near) observer.observe(island)
  }

  // Near the viewport, once the visitor has moved, or asked something in the address.
  const SIGNS = ['scroll', 'pointermove', 'touchstart']
  const move = ({ type, movementX, movementY }) => {
    // Browsers also tell where a pointer stands that nobody has moved.
    if (type === 'pointermove' && !movementX && !movementY) return
    for (const each of SIGNS) removeEventListener(each, move, true)
    watch('visible')
    watch('live')
  }
  if (location.search) move({})
  else for (const each of SIGNS) addEventListener(each, move, { capture: true, passive: true })

  const afterLoad = (delay, run) => {
    const later = () => setTimeout(run, delay)
    if (doc.readyState === 'complete') later()
    else addEventListener('load', later)
  }
  // By themselves, three seconds after everything in view has loaded: the first look at a page is for
  // reading, and a slow phone is free for its visitor. What moves starts wherever it is, what is kept
  // up to date near the viewport.
  const byThemselves = () => (all('[data-island=idle]')[0] ? start() : watch('live'))
  afterLoad(3000, () =>
    window.requestIdleCallback ? requestIdleCallback(byThemselves) : byThemselves(),
  )
  // While the intro asks, what its show would need is fetched into the cache; nothing of it runs. A
  // link that prefetches would be refused by the page's policy in Firefox, and unknown in Safari.
  if (doc.querySelector('[data-intro=due]')) {
    afterLoad(1000, () => {
      for (const src of [...held, last]) fetch(src, { priority: 'low' }).catch(() => {})
    })
  }

  // A draft to restore, a visit to show. Storage may be forbidden, which throws.
  try {
    if (all('[data-stored]').some(({ dataset }) => dataset.stored in sessionStorage)) start()
  } catch {}

  // What is pressed or chosen before its island is ready is pressed or chosen again when it is. React
  // handles presses by itself from the moment it listens, which has made the island ready before the
  // timeout runs.
  const repeat = (type, selector, again) => {
    const onEvent = ({ target }) => {
      const control = target.closest(`[data-island] ${selector}`)
      const island = control?.closest('[data-island]')
      const isReady = () => !island || 'ready' in island.dataset
      if (isReady()) return
      const value = control.value
      setTimeout(() => {
        if (isReady()) return
        const observer = new MutationObserver(() => {
          observer.disconnect()
          again(control, value)
        })
        observer.observe(island, { attributeFilter: ['data-ready'] })
        setTimeout(() => observer.disconnect(), 5000)
      })
    }
    addEventListener(type, onEvent, true)
  }
  repeat('click', 'button[type=button]', (button) => button.click())
  repeat('change', 'select', (select, value) => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
})()
