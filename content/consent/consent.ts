import { defineDocument } from '../define'
import { consentSchema } from '../schema/consent'

export const consent = defineDocument('consent/consent.ts', consentSchema, {
  landmark: 'Cookie choice',
  question: 'May we use analytics cookies to improve the site? Nothing loads until you accept.',
  accept: 'Accept',
  decline: 'Decline',
  more: 'What is stored',
  state: {
    none: 'You have not chosen yet, so nothing is measured.',
    granted: 'You agreed to measuring.',
    denied: 'You declined, so nothing is measured.',
  },
  withoutScript:
    'Scripts are switched off in your browser, so nothing is measured and there is nothing to choose.',
  notMeasured:
    'This site loads no tag manager at present, so nothing is measured and there is nothing to choose.',
})
