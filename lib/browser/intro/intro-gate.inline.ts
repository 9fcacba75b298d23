import { openPrompt } from './gate'

/** The script directly follows the intro's root. */
const script = document.currentScript
const root = script?.previousElementSibling
if (root instanceof HTMLElement) openPrompt(root, Number(script?.dataset.timeout))
