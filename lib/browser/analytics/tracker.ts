/** One event, with the fields of the specification's section 3. */
export type TrackingEvent = {
  event: 'page_view' | 'user_action'
  /** `view` for a page, otherwise the name in the markup's `data-action`. */
  action: string
  /** The page's title, or the text of the control that was pressed. */
  label: string
  page_path: string
  /** The fragment of the address, or `none`. */
  page_fragment: string
}

/** Sends events to the tag manager. */
export type Tracker = {
  /** Opens the data layer: denies everything, then grants measuring. Advertising stays denied. */
  open(): void
  page(): void
  action(element: HTMLElement): void
}

/** The visible text of a node, without `<small>` and without text for assistive technology only. */
function shownWords(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof HTMLElement) || node.localName === 'small') return ''
  const isVisuallyHidden = node.offsetWidth === 1 || getComputedStyle(node).display === 'none'
  return isVisuallyHidden ? '' : [...node.childNodes].map(shownWords).join(' ')
}

/** A tracker that writes to `dataLayer`, which the tag manager reads once its script has loaded. */
export function createTracker(): Tracker {
  const push = (entry: unknown) => {
    const page = window as Window & { dataLayer?: unknown[] }
    page.dataLayer ??= []
    page.dataLayer.push(entry)
  }
  // The tag manager recognises a command by its type: an `arguments` object, not an array.
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
