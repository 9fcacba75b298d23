'use client'

import { island } from '@/components/island/island'
import { Button } from '@/components/ui/Button'
import { useIslandReady } from '@/components/ui/use-island-ready'
import styles from './Registration.module.css'

/**
 * Opens the print dialog.
 *
 * Why: only a script can open the dialog.
 * Without JavaScript: not shown; the browser's print command prints the same sheet.
 * Cost: 1.6 kB gzip.
 */
export const PrintButton = island('PrintButton', 'visible', Inside)

function Inside({ label }: { label: string }) {
  const isReady = useIslandReady()

  return (
    <div className={styles.print} data-ready={isReady ? '' : undefined}>
      <Button variant="ghost" icon="document" onClick={() => window.print()}>
        {label}
      </Button>
    </div>
  )
}
