import { InlineScript } from '@/components/layout/InlineScript'

type AfterDayProps = {
  /** ISO date, such as "2031-02-16". */
  day: string
  children: string
}

/** Text that is shown once a day has ended in India, even on a page that was built before. */
export function AfterDay({ day, children }: AfterDayProps) {
  return (
    <>
      {' '}
      <b data-after={day} hidden suppressHydrationWarning>
        {children}
      </b>
      <InlineScript name="after-day" />
    </>
  )
}
