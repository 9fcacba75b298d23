/** What the intro shows; `starting` is the moment between the press and the first sound. */
export type IntroScene = 'prompt' | 'starting' | 'preloader' | 'trophy' | 'fade' | 'done'

/**
 * What can happen to it: the two buttons of the prompt, sound that plays or is refused, a skip (the
 * button or Escape), a part that is not there, and a scene whose time is over.
 */
export type IntroEvent =
  | 'enable'
  | 'cancel'
  | 'playing'
  | 'refused'
  | 'skip'
  | 'missing'
  | 'elapsed'

/** How long scenes last, in milliseconds. */
export type IntroTimings = {
  promptTimeout: number
  preloader: number
  trophy: number
  fade: number
}

/** Where each event leads that does not simply show the page. */
const ONWARD: Record<IntroScene, Partial<Record<IntroEvent, IntroScene>>> = {
  prompt: { enable: 'starting' },
  starting: { playing: 'preloader' },
  preloader: { elapsed: 'trophy' },
  trophy: { elapsed: 'fade' },
  fade: {},
  done: {},
}

/** Events that mean nothing outside the scene that waits for them. */
const OWN: Partial<Record<IntroEvent, IntroScene>> = {
  enable: 'prompt',
  playing: 'starting',
  refused: 'starting',
}

/**
 * The scene after an event. Whatever leads nowhere further shows the page: nobody is ever kept in the
 * intro. A late answer of the sound player changes nothing.
 */
export function nextScene(scene: IntroScene, event: IntroEvent): IntroScene {
  if (scene === 'done') return 'done'
  const owner = OWN[event]
  if (owner && owner !== scene) return scene
  return ONWARD[scene][event] ?? 'done'
}

/**
 * How long a scene lasts before it has `elapsed`, in milliseconds. A player that neither plays nor
 * refuses is given as long as an untouched prompt.
 */
export function sceneDuration(scene: IntroScene, timings: IntroTimings): number | undefined {
  if (scene === 'done') return undefined
  return scene === 'prompt' || scene === 'starting' ? timings.promptTimeout : timings[scene]
}
