/** What the show plays, from the press on; `starting` is the moment until the first sound. */
export type IntroScene = 'starting' | 'preloader' | 'trophy' | 'fade' | 'done'

/** What can happen to it: sound that plays, a skip, and a scene whose time is over. */
export type IntroEvent = 'playing' | 'skip' | 'elapsed'

/** How long scenes last, in milliseconds. */
export type IntroTimings = {
  /** Of the prompt, and of a start that gets nowhere; kept by the gate (gate.ts). */
  promptTimeout: number
  preloader: number
  trophy: number
  fade: number
}

/** Where each event leads that does not simply show the page. */
const ONWARD: Record<IntroScene, Partial<Record<IntroEvent, IntroScene>>> = {
  starting: { playing: 'preloader' },
  preloader: { elapsed: 'trophy' },
  trophy: { elapsed: 'fade' },
  fade: {},
  done: {},
}

/**
 * The scene after an event. An event without a next scene ends the intro and shows
 * the page. A late answer of the sound player changes nothing.
 */
export function nextScene(scene: IntroScene, event: IntroEvent): IntroScene {
  if (scene === 'done') return 'done'
  const isLate = scene !== 'starting' && event === 'playing'
  return isLate ? scene : (ONWARD[scene][event] ?? 'done')
}

/**
 * How long a scene lasts before it has `elapsed`, in milliseconds; undefined where another clock or
 * nothing ends it. The start has the gate's.
 */
export function sceneDuration(scene: IntroScene, timings: IntroTimings): number | undefined {
  return scene === 'starting' || scene === 'done' ? undefined : timings[scene]
}
