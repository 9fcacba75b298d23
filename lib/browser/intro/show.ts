import {
  type IntroEvent,
  type IntroScene,
  type IntroTimings,
  nextScene,
  sceneDuration,
} from './scenes'

/** A running intro: tell it what happened, or stop its clock. */
export type IntroShow = { send: (event: IntroEvent) => void; stop: () => void }

/**
 * Runs the intro from the press on: keeps each scene's time and calls `onScene` at every change, for
 * the last time with `done`.
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
