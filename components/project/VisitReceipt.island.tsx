'use client'

import { useEffect, useState } from 'react'
import { island } from '@/components/island/island'
import { LinkButton } from '@/components/ui/Button'
import { TextLink } from '@/components/ui/TextLink'
import { useIslandReady } from '@/components/ui/use-island-ready'
import type { ProjectWords } from '@/content/schema/project-page'
import { readSession } from '@/lib/browser/storage'
import { googleEventAddress } from '@/lib/domain/calendar/google-event'
import { callAddress } from '@/lib/domain/contact/phone'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { directionsUrl, mapPoint } from '@/lib/domain/property/map'
import {
  plotNumber,
  type Receipt,
  readReceipt,
  type Visit,
  type VisitGate,
  type VisitSlot,
  type VisitWords,
  visitCalendar,
  visitEvent,
} from '@/lib/domain/property/visit'
import { hoursText, zoneHere } from '@/lib/domain/property/visit-hours'
import { href, planPath } from '@/lib/domain/routes'
import styles from './VisitReceipt.module.css'

type VisitReceiptProps = {
  /** Session storage key under which the enquiry form stores a sent visit. */
  storageKey: string
  /** Labels of the three parts of a day. */
  slots: readonly { value: string; label: string }[]
  /** Fallback phone number in E.164, for projects without their own. */
  phone: string | undefined
  words: ProjectWords['receipt'] & Pick<ProjectWords['location'], 'meet'>
  /** By the projects' English names, as sent. */
  projects: Readonly<Record<string, VisitedProject>>
  video: Pick<ProjectWords['video'], 'bothHours' | 'calendarTitle' | 'place'>
}

/** A project as named on the success page: name in the page's language, and its gate once known. */
export type VisitedProject = { name: string; slug: string; gate?: VisitGate }

/**
 * After a form of a project's page, shows the project and the chosen plot. After a visit request also
 * its date, a calendar file, a Google Calendar link, meeting point, directions and phone number.
 *
 * Why: only this tab knows what was sent; nothing is put into an address or sent to a server.
 * Without JavaScript: not shown; only the page's thank-you is.
 * Cost: 4.9 kB gzip.
 */
export const VisitReceipt = island('VisitReceipt', 'touch', Inside)

function Inside({ storageKey, slots, phone: usual, words, projects, video }: VisitReceiptProps) {
  const [receipt, setReceipt] = useState<Receipt>()
  const [file, setFile] = useState<string>()
  const isReady = useIslandReady()

  useEffect(() => {
    const sent = readReceipt(readSession(storageKey))
    setReceipt(sent)
    if (!sent?.visit) return
    const text = visitCalendar(...eventOf(sent.visit, projects, words, video), new Date())
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    setFile(address)
    return () => URL.revokeObjectURL(address)
  }, [storageKey, words, projects, video])

  const { visit, phone = usual } = receipt ?? {}
  const project = receipt && projectOf(projects, receipt)
  const slotText = (slot: VisitSlot) => slots.find(({ value }) => value === slot)?.label ?? slot
  const timeText = ({ video: isVideo, date, slot }: Visit) => {
    const hours = isVideo && hoursText(zoneHere(), date, slot)
    return hours ? fill(video.bothHours, { slot: slotText(slot), hours }) : slotText(slot)
  }

  return (
    <div className={styles.root} data-stored={storageKey} data-ready={isReady ? '' : undefined}>
      {receipt?.plot && !visit && (
        <p className={styles.subject}>
          {project?.name}, {receipt.plot}
        </p>
      )}
      {visit && project && (
        <section className={styles.card} aria-label={words.title}>
          <h2 className={styles.title}>{words.title}</h2>
          <p className={styles.summary}>
            {fill(words.summary, {
              project: project.name,
              date: dayText(visit.date),
              time: timeText(visit),
            })}
          </p>
          {visit.video && <p className={styles.subject}>{video.place}</p>}
          {visit.plot && <p className={styles.subject}>{visit.plot}</p>}
          <p className={styles.note}>{words.asked}</p>
          {project.gate && !visit.video && (
            <p className={styles.note}>{fill(words.meet, { place: project.gate.meetingPoint })}</p>
          )}
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
              href={googleEventAddress(visitEvent(...eventOf(visit, projects, words, video)))}
              icon="arrow-out"
              isExternal
              action="calendar"
            >
              {words.google}
            </TextLink>
            {!visit.video && (
              <TextLink
                href={directionsUrl(mapPoint({ mapQuery: visit.place, gate: project.gate }))}
                icon="arrow-out"
                isExternal
                action="directions"
              >
                {words.directions}
              </TextLink>
            )}
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

/** Returns the sent project. Session storage is untrusted and may name anything, such as `__proto__`. */
function projectOf(
  projects: VisitReceiptProps['projects'],
  { project: sent }: Receipt,
): Partial<VisitedProject> & { name: string } {
  return (Object.hasOwn(projects, sent) && projects[sent]) || { name: sent }
}

/** Returns the visit as a calendar event; a video visit has no location. */
function eventOf(
  visit: Visit,
  projects: VisitReceiptProps['projects'],
  { calendarTitle, calendarNote: note }: VisitReceiptProps['words'],
  video: VisitReceiptProps['video'],
): [Visit, VisitWords] {
  const { name, slug, gate } = projectOf(projects, visit)
  const { reference } = visit
  const url = slug && new URL(href(planPath(slug, plotNumber(visit.plot))), location.href).href
  return visit.video
    ? [
        { ...visit, place: video.place },
        { title: fill(video.calendarTitle, { project: name }), note, reference, url },
      ]
    : [visit, { title: fill(calendarTitle, { project: name }), note, reference, url, gate }]
}
