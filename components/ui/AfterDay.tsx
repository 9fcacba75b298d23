import { InlineScript } from '@/components/layout/InlineScript'

type AfterDayProps = {
  /** Such as "2031-02-16". */
  day: string
  children: string
}

/** Words that are shown once a day is over in India, also on a page that was built before. */
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
