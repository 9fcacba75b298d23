import { openPrompt } from './gate'

/** The script directly follows the intro's root. */
const script = document.currentScript
const root = script?.previousElementSibling
const { timeout, year = '', days = '' } = script?.dataset ?? {}
if (root instanceof HTMLElement) openPrompt(root, { timeout: Number(timeout), year, days })
