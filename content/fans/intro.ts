import { defineDocument } from '@/content/define'
import { introSchema } from '@/content/schema/fan-home'

/** The words of the intro. */
export const introWords = defineDocument('fans/intro.ts', introSchema, {
  label: 'Intro',
  title: 'Relive the season',
  text: 'Sixteen seconds of floodlights, seven wins and a cup. Better with sound.',
  enable: 'Enable Sound',
  cancel: 'Cancel',
  timeout: 'Or wait {seconds} seconds, and the page opens by itself.',
  skip: 'Skip',
  mute: 'Mute',
  unmute: 'Unmute',
  champions: 'Champions',
  season: 'Tamil Nadu Premier League, 2025',
})
