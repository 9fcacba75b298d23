/** One event, as the specification's section 3 lists its fields. */
export type TrackingEvent = {
  event: 'page_view' | 'user_action'
  /** `view` for a page, otherwise the name in the markup's `data-action`. */
  action: string
  /** The page's title, or the words of what was pressed. */
  label: string
  page_path: string
  /** The fragment of the address, or `none`. */
  page_fragment: string
}

/** Tells the tag manager what happens on the page. */
export type Tracker = {
  /** Opens the data layer: everything denied, then what the visitor has agreed to: measuring, no advertising. */
  open(): void
  page(): void
  action(element: HTMLElement): void
}

/** What an element says to the eye: without words for assistive technology, and without small print. */
function shownWords(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof HTMLElement) || node.localName === 'small') return ''
  const isUnseen = node.offsetWidth === 1 || getComputedStyle(node).display === 'none'
  return isUnseen ? '' : [...node.childNodes].map(shownWords).join(' ')
}

/** Writes to `dataLayer`, which the tag manager reads once its script has come. */
export function createTracker(): Tracker {
  const push = (entry: unknown) => {
    const page = window as Window & { dataLayer?: unknown[] }
    page.dataLayer ??= []
    page.dataLayer.push(entry)
  }
  // The tag manager knows a command from an event by its being an arguments object.
  function command(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    push(arguments)
  }
  const track = (event: TrackingEvent['event'], action: string, label: string) =>
    push({
      event,
      action,
      label: label.replace(/\s+/g, ' ').trim().slice(0, 100),
      page_path: location.pathname,
      page_fragment: location.hash.slice(1) || 'none',
    } satisfies TrackingEvent)

  return {
    open() {
      command('consent', 'default', {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      })
      command('consent', 'update', { analytics_storage: 'granted' })
      push({ event: 'gtm.js', 'gtm.start': Date.now() })
    },
    page: () => track('page_view', 'view', document.title),
    action(element) {
      const { dataset, ariaLabel, textContent } = element
      const label = ariaLabel || shownWords(element).trim() || textContent || ''
      track('user_action', dataset.action ?? '', label)
    },
  }
}
