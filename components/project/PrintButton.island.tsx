'use client'

import { Button } from '@/components/ui/Button'
import { useIslandReady } from '@/components/ui/use-island-ready'
import styles from './PrintButton.module.css'

/**
 * Opens the print dialog.
 *
 * Why: only a script can.
 * Without JavaScript: not shown; the browser's own print command gives the same sheet.
 * Cost: 1.5 kB gzip.
 */
export function PrintButton({ label }: { label: string }) {
  const isReady = useIslandReady()

  return (
    <div className={styles.root} data-island="visible" data-ready={isReady ? '' : undefined}>
      <Button variant="ghost" icon="document" onClick={() => window.print()}>
        {label}
      </Button>
    </div>
  )
}
