import { InlineScript } from '@/components/seo/InlineScript'

/**
 * Lets a link with `data-prefill` start the message of the form it leads to, and puts focus into the
 * first field still to fill. A link from another page does the same by `?prefill=…#form`. Written into
 * the page before such links, so that it works from the first painted frame, with or without the
 * framework. Words of the visitor's own stay behind the new ones.
 */
export const PrefillScript = () => <InlineScript text={SCRIPT} />

/** Following the link takes focus away, so the field gets it a moment later. */
const SCRIPT = `{
let last='';
const prefill=(hash,text)=>{
const run=()=>{
const form=document.getElementById(hash.slice(1))?.querySelector('form');
if(!form)return;
const {message}=form.elements;
if(!message.value.includes(text))message.value=message.value===last?text:(text+'\\n'+message.value).trim();
last=text;
message.dispatchEvent(new Event('input',{bubbles:true}));
setTimeout(()=>([...form.querySelectorAll(':required')].find(({value})=>!value)??message).focus({preventScroll:true}),50);
};
if(document.readyState==='loading')addEventListener('DOMContentLoaded',run);
else run();
};
addEventListener('click',({target,ctrlKey,metaKey})=>{
const link=target.closest?.('a[data-prefill]');
if(link&&!ctrlKey&&!metaKey)prefill(link.hash,link.dataset.prefill);
});
const carried=new URLSearchParams(location.search).get('prefill');
if(carried)prefill(location.hash,carried);
}`
