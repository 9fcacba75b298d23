import { TextDecoder, TextEncoder } from 'node:util'

// Browser APIs that jsdom lacks, for hashes, PDFs, embla and the islands: media queries never match, observers never fire.
if (typeof window !== 'undefined') {
  window.TextEncoder ??= TextEncoder
  window.TextDecoder ??= TextDecoder as typeof window.TextDecoder

  window.matchMedia ??= (media) =>
    ({
      media,
      matches: false,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    }) as MediaQueryList

  class Observer {
    readonly root = null
    readonly rootMargin = ''
    readonly thresholds = []
    readonly scrollMargin = ''
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  window.IntersectionObserver ??= Observer as unknown as typeof IntersectionObserver
  window.ResizeObserver ??= Observer as unknown as typeof ResizeObserver
  Element.prototype.scrollIntoView ??= () => {}
}
