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
  /** Where the enquiry form keeps a sent visit in the session. */
  storageKey: string
  /** The three parts of a day, in words. */
  slots: readonly { value: string; label: string }[]
  /** The desk's number, as a link dials it, where there is one and the project has none of its own. */
  phone: string | undefined
  words: ProjectWords['receipt'] & Pick<ProjectWords['location'], 'meet'>
  /** By the English names of the projects, which are what is sent. */
  projects: Readonly<Record<string, VisitedProject>>
  video: Pick<ProjectWords['video'], 'bothHours' | 'calendarTitle' | 'place'>
}

/** A project as the thank-you tells of it: its name in the language of the page, and its gate once that is known. */
export type VisitedProject = { name: string; slug: string; gate?: VisitGate }

/**
 * After a form of a project's page: the project and the chosen plot. After a visit has been asked for
 * also its day, a calendar file made here, the same for Google's calendar, where to meet, the way, and a number.
 *
 * Why: what was sent is known to this tab only; nothing of it goes into an address or to a server.
 * Without JavaScript: not shown; the page's thank-you stands alone.
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

/** The project that was sent. What the session kept may name anything, such as `__proto__`. */
function projectOf(
  projects: VisitReceiptProps['projects'],
  { project: sent }: Receipt,
): Partial<VisitedProject> & { name: string } {
  return (Object.hasOwn(projects, sent) && projects[sent]) || { name: sent }
}

/** The visit and its words as calendars have them; a video visit is nowhere on the map. */
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
