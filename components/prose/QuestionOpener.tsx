import { InlineScript } from '@/components/seo/InlineScript'

const SCRIPT = `{const open=()=>{const id=decodeURIComponent(location.hash.slice(1));const item=id&&document.getElementById(id);if(item?.matches('details')){item.open=true;item.scrollIntoView()}};addEventListener('hashchange',open);open()}`

/**
 * Opens the answer that the address names, now and when the fragment changes. Stands after the last
 * question of the page; without a script the style sheet shows the answer instead.
 */
export function QuestionOpener() {
  return <InlineScript text={SCRIPT} />
}
