import { InlineScript } from '@/components/seo/InlineScript'
import styles from './PageScript.module.css'

type PageScriptProps = { loading: string; hideDelay: number }

/**
 * The few lines that every page runs by itself, framework or not: they show the specified spinner, a
 * small mark in the corner that never covers the content, until the page has loaded; and they close
 * an open menu whose link led to another part of the same page. Without a script neither is missed.
 */
export function PageScript({ loading, hideDelay }: PageScriptProps) {
  const script = `{
const root=document.documentElement;
root.dataset.loading='';
addEventListener('load',()=>setTimeout(()=>delete root.dataset.loading,${hideDelay}));
addEventListener('click',({target})=>{
const menu=target.closest?.('[popover] a')?.closest('[popover]');
if(menu)setTimeout(()=>menu.hidePopover());
})}`
  return (
    <>
      <InlineScript text={script} />
      <span className={styles.root} role="img" aria-label={loading} />
    </>
  )
}
