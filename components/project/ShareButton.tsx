import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { ownQuery } from '@/lib/browser/page/address'
import { shareAddress } from '@/lib/browser/page/share-address'
import styles from './ShareButton.module.css'

type ShareButtonProps = {
  title: string
  /** Query parameters to add if the address lacks them. */
  values: Readonly<Record<string, string>>
  fragment: string
  words: { share: string; copied: string; notCopied: string }
}

/** Shares the page's URL with the browser's share dialog; without one, copies it and confirms. */
export function ShareButton({ title, values, fragment, words }: ShareButtonProps) {
  const [result, setResult] = useState<string>()
  const share = async () => {
    const url = new URL(location.pathname + ownQuery(location.search), location.href)
    for (const [name, value] of Object.entries(values))
      if (!url.searchParams.has(name)) url.searchParams.set(name, value)
    url.hash = fragment
    const answer = await shareAddress(title, url.href)
    setResult(answer === 'shared' ? undefined : words[answer])
  }

  return (
    <div className={styles.root}>
      <Button variant="ghost" icon="arrow-out" onClick={() => void share()}>
        {words.share}
      </Button>
      <p role="status">{result}</p>
    </div>
  )
}
