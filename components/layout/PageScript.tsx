import { InlineScript } from '@/components/seo/InlineScript'
import styles from './PageScript.module.css'

type PageScriptProps = { loading: string; hideDelay: number }

/**
 * The few lines that every page runs by itself, framework or not: they show the specified spinner, a
 * small mark in the corner that never covers the content, until the page has loaded; they have a fresh
 * visit laid out in turns (styles/globals.css); and they close an open menu whose link led to another
 * part of the same page. Without a script none of it is missed.
 *
 * Whoever comes back to where they were, or follows a link to a place within the page, gets the page
 * whole: only then is every place where it will stay.
 */
export function PageScript({ loading, hideDelay }: PageScriptProps) {
  const script = `{
const root=document.documentElement;
root.dataset.loading='';
if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash)root.dataset.inTurns='';
addEventListener('load',()=>setTimeout(()=>delete root.dataset.loading,${hideDelay}));
addEventListener('click',({target})=>{
const link=target.closest?.('a');
if(link?.hash)delete root.dataset.inTurns;
const menu=link?.closest('[popover]');
if(menu)setTimeout(()=>menu.hidePopover());
})}`
  return (
    <>
      <InlineScript text={script} />
      <span className={styles.root} role="img" aria-label={loading} />
    </>
  )
}
