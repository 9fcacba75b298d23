import { showOpening } from './opening'

const script = document.currentScript
const { today = '' } = script?.dataset ?? {}
if (script?.parentElement) showOpening(script.parentElement, today)
