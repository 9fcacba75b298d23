import { InlineScript } from '@/components/seo/InlineScript'

const SCRIPT = `{const open=()=>{const item=document.getElementById(location.hash.slice(1));if(item?.matches('details')){item.open=true;item.scrollIntoView()}};addEventListener('hashchange',open);open()}`

/**
 * Opens the answer that the address names, now and when the fragment changes. Stands after the last
 * question of the page; without a script the style sheet shows the answer instead. Slugs are plain
 * ASCII, so the fragment needs no decoding, which would throw on a broken one.
 */
export function QuestionOpener() {
  return <InlineScript text={SCRIPT} />
}
