import { whenActivated } from './activation'

/** Milliseconds after load, so that a slow phone can respond to its visitor first. */
export const PAUSE = 3000

/** Runs once, `delay` milliseconds after the page has loaded and is no longer prerendering. */
export function afterLoad(delay: number, run: () => void): void {
  const later = () => whenActivated(() => setTimeout(run, delay))
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}
