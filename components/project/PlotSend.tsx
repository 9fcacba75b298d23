import { useState } from 'react'
import { useIslandId } from '@/components/island/island'
import { Icon } from '@/components/ui/Icon'
import { useIslandReady } from '@/components/ui/use-island-ready'
import { copyAddress, shareAddress } from '@/lib/browser/page/share-address'
import { sendAddress } from '@/lib/domain/contact/phone'
import { fill } from '@/lib/domain/format/fill'
import { type PlotProject, plotAddress } from '@/lib/domain/property/plot-message'
import type { Plot } from '@/lib/domain/property/plots'
import { plotTitle } from '@/lib/domain/property/send-plot'
import styles from './PlotSheet.module.css'
import type { PlanWords } from './types'

type PlotSendProps = {
  plot: Plot
  project: PlotProject
  words: PlanWords
}

/**
 * Shares the URL of a plot's page: by WhatsApp, by the browser's share dialog where supported, or as a copy. If copying
 * fails, the URL is shown in a field to copy from.
 */
export function PlotSend({ plot, project, words }: PlotSendProps) {
  const isReady = useIslandReady()
  const labelId = `${useIslandId()}send`
  const [result, setResult] = useState<'shared' | 'copied' | 'notCopied'>('shared')
  const { send } = words
  const title = plotTitle(plot, project.name, words)
  const address = plotAddress(project, plot)

  return (
    <div className={styles.send} role="group" aria-labelledby={labelId} aria-live="off">
      <p id={labelId}>{fill(send.label, { n: plot.number })}</p>
      <div>
        <a
          className={styles.icon}
          href={sendAddress(`${title}\n${address}`)}
          target="_blank"
          rel="noopener"
          aria-label={send.whatsapp}
          data-action="send-whatsapp"
        >
          <Icon name="whatsapp" />
        </a>
        {isReady && typeof navigator.share === 'function' && (
          <button
            type="button"
            className={styles.icon}
            aria-label={send.share}
            data-action="send-share"
            onClick={() => void shareAddress(title, address).then(setResult)}
          >
            <Icon name="arrow-out" />
          </button>
        )}
        {isReady && (
          <button
            type="button"
            className={styles.icon}
            aria-label={send.copy}
            data-action="send-copy"
            onClick={() => void copyAddress(address).then(setResult)}
          >
            <Icon name="link" />
          </button>
        )}
      </div>
      <p aria-live="polite">{result === 'copied' && send.copied}</p>
      {result === 'notCopied' && (
        <input
          aria-label={fill(send.link, { n: plot.number })}
          value={address}
          readOnly
          ref={(field) => field?.select()}
        />
      )}
    </div>
  )
}
