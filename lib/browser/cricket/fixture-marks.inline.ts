import { offerSubscription } from '../calendar/subscription'
import { showFixtures } from './fixture-marks'

const { dataset, parentElement } = document.currentScript ?? {}
if (parentElement) {
  showFixtures(parentElement, { ...dataset })
  offerSubscription(parentElement)
}
