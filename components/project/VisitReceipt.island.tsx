'use client'

import { useEffect, useState } from 'react'
import { island } from '@/components/island/island'
import { LinkButton } from '@/components/ui/Button'
import { TextLink } from '@/components/ui/TextLink'
import { useIslandReady } from '@/components/ui/use-island-ready'
import type { ProjectWords } from '@/content/schema/project-page'
import { callAddress } from '@/lib/contact/phone'
import { dayText } from '@/lib/format/dates'
import { fill } from '@/lib/format/fill'
import { directionsUrl } from '@/lib/property/map'
import { type Receipt, readReceipt, type VisitSlot, visitCalendar } from '@/lib/property/visit'
import { readSession } from '@/lib/session'
import styles from './VisitReceipt.module.css'

type VisitReceiptProps = {
  /** Where the enquiry form keeps a sent visit in the session. */
  storageKey: string
  /** The three parts of a day, in words. */
  slots: readonly { value: string; label: string }[]
  /** The desk's number, as a link dials it, where there is one and the project has none of its own. */
  phone: string | undefined
  words: ProjectWords['receipt']
  /** The projects' names in the language of the page, by the English ones, which are what is sent. */
  names?: Readonly<Record<string, string>>
}

/** A project's name as the page has it. What the session kept may name anything, such as `__proto__`. */
const nameIn = (names: VisitReceiptProps['names'], project: string): string =>
  names && Object.hasOwn(names, project) ? (names[project] ?? project) : project

/**
 * After a form of a project's page: the project and the chosen plot. After a visit has been asked for
 * also its day, a calendar file made here, the way, and a number.
 *
 * Why: what was sent is known to this tab only; nothing of it goes into an address or to a server.
 * Without JavaScript: not shown; the page's thank-you stands alone.
 * Cost: 3.4 kB gzip.
 */
export const VisitReceipt = island('VisitReceipt', 'touch', Inside)

function Inside({ storageKey, slots, phone: usual, words, names }: VisitReceiptProps) {
  const [receipt, setReceipt] = useState<Receipt>()
  const [file, setFile] = useState<string>()
  const isReady = useIslandReady()

  useEffect(() => {
    const sent = readReceipt(readSession(storageKey))
    setReceipt(sent)
    const kept = sent?.visit
    if (!kept) return
    const title = fill(words.calendarTitle, { project: nameIn(names, kept.project) })
    const note = [words.calendarNote, kept.reference].filter(Boolean).join(' ')
    const text = visitCalendar(kept, { title, note }, new Date())
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    setFile(address)
    return () => URL.revokeObjectURL(address)
  }, [storageKey, words, names])

  const { visit, phone = usual } = receipt ?? {}
  const slotText = (slot: VisitSlot) => slots.find(({ value }) => value === slot)?.label ?? slot

  return (
    <div className={styles.root} data-stored={storageKey} data-ready={isReady ? '' : undefined}>
      {receipt?.plot && !visit && (
        <p className={styles.subject}>
          {nameIn(names, receipt.project)}, {receipt.plot}
        </p>
      )}
      {visit && (
        <section className={styles.card} aria-label={words.title}>
          <h2 className={styles.title}>{words.title}</h2>
          <p className={styles.summary}>
            {fill(words.summary, {
              project: nameIn(names, visit.project),
              date: dayText(visit.date),
              time: slotText(visit.slot),
            })}
          </p>
          {visit.plot && <p className={styles.subject}>{visit.plot}</p>}
          <p className={styles.note}>{words.asked}</p>
          <div className={styles.ways}>
            {file && (
              <LinkButton
                href={file}
                download={`visit-${visit.date}.ics`}
                variant="ghost"
                icon="calendar"
                action="calendar"
              >
                {words.calendar}
              </LinkButton>
            )}
            <TextLink
              href={directionsUrl(visit.place)}
              icon="arrow-out"
              isExternal
              action="directions"
            >
              {words.directions}
            </TextLink>
            {phone && (
              <TextLink href={callAddress(phone)} icon="phone" action="call">
                {words.call}
              </TextLink>
            )}
          </div>
        </section>
      )}
    </div>
  )
}
