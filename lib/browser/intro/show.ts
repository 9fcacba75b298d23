import {
  type IntroEvent,
  type IntroScene,
  type IntroTimings,
  nextScene,
  sceneDuration,
} from './scenes'

/** A running intro. `send` reports an event; `stop` clears its timer. */
export type IntroShow = { send: (event: IntroEvent) => void; stop: () => void }

/**
 * Runs the intro after the visitor's press: times each scene and calls `onScene` at every change, the
 * last time with `done`.
 */
export function startIntro(timings: IntroTimings, onScene: (scene: IntroScene) => void): IntroShow {
  let scene: IntroScene = 'starting'
  let timer: ReturnType<typeof setTimeout> | undefined

  const arm = () => {
    const duration = sceneDuration(scene, timings)
    if (duration !== undefined) timer = setTimeout(() => send('elapsed'), duration)
  }
  const send = (event: IntroEvent) => {
    const next = nextScene(scene, event)
    if (next === scene) return
    clearTimeout(timer)
    scene = next
    arm()
    onScene(scene)
  }

  arm()
  return { send, stop: () => clearTimeout(timer) }
}
