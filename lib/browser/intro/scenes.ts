/** The scenes after the visitor's press. `starting` lasts until the sound plays. */
export type IntroScene = 'starting' | 'preloader' | 'trophy' | 'fade' | 'done'

/** `playing`: the sound has started. `skip`: the visitor skips. `elapsed`: the scene's time is over. */
export type IntroEvent = 'playing' | 'skip' | 'elapsed'

/** Durations in milliseconds. */
export type IntroTimings = {
  /** Limit of the prompt, and of a start that fails; timed by gate.ts. */
  promptTimeout: number
  preloader: number
  trophy: number
  fade: number
}

/** The next scene of each event; events that are not listed end the intro. */
const ONWARD: Record<IntroScene, Partial<Record<IntroEvent, IntroScene>>> = {
  starting: { playing: 'preloader' },
  preloader: { elapsed: 'trophy' },
  trophy: { elapsed: 'fade' },
  fade: {},
  done: {},
}

/**
 * The scene after an event. An event without a next scene ends the intro. `playing` after `starting`
 * changes nothing.
 */
export function nextScene(scene: IntroScene, event: IntroEvent): IntroScene {
  if (scene === 'done') return 'done'
  const isLate = scene !== 'starting' && event === 'playing'
  return isLate ? scene : (ONWARD[scene][event] ?? 'done')
}

/**
 * Milliseconds until a scene has `elapsed`; undefined for `done`, and for `starting`, which the gate
 * times (gate.ts).
 */
export function sceneDuration(scene: IntroScene, timings: IntroTimings): number | undefined {
  return scene === 'starting' || scene === 'done' ? undefined : timings[scene]
}
