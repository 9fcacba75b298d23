/** An event as a calendar's link takes it. Start and end are hours of the clock in `timeZone`: `20261128T090000`. */
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
 * The address that opens Google Calendar with the event filled in, for Android, whose calendar takes neither
 * `webcal:` nor a file. Google documents no such address; its parameters are those that its own button for
 * web pages made: `action`, `text`, `dates`, `ctz`, `location`, `details`.
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
