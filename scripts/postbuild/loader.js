/*
 * Starts the page's islands at the first of these events: a click, key press, focus or touch end; an
 * island near the viewport after the first scroll or pointer move; three seconds after load, where an
 * island moves by itself or is kept up to date; an entry of an island in the tab's storage.
 * Until then the page is plain HTML: links and forms work by themselves.
 * A script that fails to load is requested again at the next of these events.
 *
 * Inlined by framework.mjs, minified, the same text on every page with islands.
 */
;(() => {
  const doc = document
  const all = (selector) => [...doc.querySelectorAll(selector)]
  const deferred = JSON.parse(doc.getElementById('deferred-scripts').textContent)
  const last = deferred.pop()
  let missing = deferred.length
  const add = (name, properties) =>
    doc.head.appendChild(Object.assign(doc.createElement(name), properties))

  // The last one sets the others going, so it runs when all are here: a framework that misses a part
  // takes the page down. What fails is requested again at the next event.
  const run = (src) => {
    const script = add('script', { src, async: true })
    script.onload = () => {
      missing -= 1
      if (missing === 0) run(last)
    }
    script.onerror = () => {
      script.remove()
      deferred.push(src)
    }
  }
  const start = () => {
    const requested = deferred.splice(0)
    if (requested[0]) add('link', { rel: 'preload', as: 'script', href: last })
    for (const src of requested) run(src)
  }
  // After the frame that answers the visitor: the start costs a slow phone a noticeable moment.
  const startSoon = () => requestAnimationFrame(() => setTimeout(start))
  for (const type of ['click', 'keydown', 'focusin', 'touchend']) {
    addEventListener(type, startSoon, { capture: true, passive: true })
  }

  const watch = (kind) => {
    const islands = all(`[data-island=${kind}]`)
    if (!islands[0]) return
    if (!window.IntersectionObserver) return start()
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && start(),
      { rootMargin: '200px' },
    )
    for (const island of islands) observer.observe(island)
  }

  // Islands near the viewport start after the first activity, or at once where the address has a query.
  const ACTIVITY_EVENTS = ['scroll', 'pointermove', 'touchstart']
  const onFirstActivity = ({ type, movementX, movementY }) => {
    // Browsers also report the position of a pointer that has not moved.
    if (type === 'pointermove' && !movementX && !movementY) return
    for (const each of ACTIVITY_EVENTS) removeEventListener(each, onFirstActivity, true)
    watch('visible')
    watch('live')
  }
  if (location.search) onFirstActivity({})
  else
    for (const each of ACTIVITY_EVENTS)
      addEventListener(each, onFirstActivity, { capture: true, passive: true })

  const afterLoad = (delay, run) => {
    const later = () => setTimeout(run, delay)
    if (doc.readyState === 'complete') later()
    else addEventListener('load', later)
  }
  // Three seconds after everything in view has loaded, so that a slow phone is free for its visitor
  // first. Idle islands start wherever they are, live islands near the viewport.
  const startIdle = () => (all('[data-island=idle]')[0] ? start() : watch('live'))
  afterLoad(3000, () => (window.requestIdleCallback ? requestIdleCallback(startIdle) : startIdle()))
  // While the intro asks, what its show would need is fetched into the cache; nothing of it runs. A
  // link that prefetches would be refused by the page's policy in Firefox, and unknown in Safari.
  if (doc.querySelector('[data-intro=due]')) {
    afterLoad(1000, () => {
      for (const src of [...deferred, last]) fetch(src, { priority: 'low' }).catch(() => {})
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
