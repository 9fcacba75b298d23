/** Remembers in this tab's session that the intro has been offered. */
export const INTRO_SEEN = 'intro:seen'

/**
 * A script for straight after the island's root. It marks the root `data-intro="due"`, and asks for
 * the island at once, only on a visit that should see the intro: no fragment, not yet offered in this
 * session, no wish for less motion or less data, and a page that stands at its top. Every other visit
 * pays nothing for the intro, not even the framework. Blocked storage counts as a first visit, a
 * browser that cannot tell a wish for less motion as one that has it.
 */
export const introGate = `{
const root=document.currentScript.previousElementSibling
let seen=false
try{seen=sessionStorage.getItem('${INTRO_SEEN}')!==null}catch{}
const calm=typeof matchMedia!=='function'||matchMedia('(prefers-reduced-motion: reduce)').matches||navigator.connection?.saveData===true
if(!location.hash&&!seen&&!calm&&scrollY===0){root.dataset.intro='due';root.dataset.island='visible'}
}`
