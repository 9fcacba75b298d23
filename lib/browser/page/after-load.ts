import { whenSeen } from './seen'

/** After everything in view has loaded, so that a slow phone is free for its visitor first; milliseconds. */
export const PAUSE = 3000

/** Runs once, `delay` milliseconds after the page has loaded and is seen. */
export function afterLoad(delay: number, run: () => void): void {
  const later = () => whenSeen(() => setTimeout(run, delay))
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}
