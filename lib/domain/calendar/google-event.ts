/** An event for a calendar link. `from` and `to` are local times in `timeZone`: `20261128T090000`. */
export type CalendarEvent = {
  readonly title: string
  readonly from: string
  readonly to: string
  /** An IANA zone, such as `Asia/Kolkata`. */
  readonly timeZone: string
  readonly place?: string | undefined
  readonly note?: string | undefined
}

/**
 * The address that opens Google Calendar with the event filled in. For Android, whose calendar opens neither
 * `webcal:` links nor calendar files. Google does not document it; the parameters are those of its former button
 * for web pages: `action`, `text`, `dates`, `ctz`, `location`, `details`.
 */
export function googleEventAddress({
  title,
  from,
  to,
  timeZone,
  place,
  note,
}: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${from}/${to}`,
    ctz: timeZone,
    ...(place && { location: place }),
    ...(note && { details: note }),
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
