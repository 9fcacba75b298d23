import { useEffect, useState } from 'react'
import type { Texts } from '@/lib/domain/enquiry/texts'
import { VIDEO } from '@/lib/domain/property/visit'

type VisitHours = typeof import('@/lib/domain/property/visit-hours')

/** What knows the hours of other clocks: loaded once a visit by video call is chosen, `undefined` until then. */
export function useVisitHours({ visit_by: way }: Texts): VisitHours | undefined {
  const [hours, setHours] = useState<VisitHours>()
  const isVideo = way === VIDEO
  useEffect(() => {
    // Where it does not load, the form goes on with the hours of Tamil Nadu.
    if (isVideo) import('@/lib/domain/property/visit-hours').then(setHours, () => {})
  }, [isVideo])
  return hours
}
