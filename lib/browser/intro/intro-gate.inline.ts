import { openPrompt } from './gate'

/** The script stands straight after the intro's root. */
const script = document.currentScript
const root = script?.previousElementSibling
if (root instanceof HTMLElement) openPrompt(root, Number(script?.dataset.patience))
