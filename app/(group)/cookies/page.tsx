import { InformationScreen, informationMetadata } from '@/app/_pages/information-page'
import { CookieChoice } from '@/components/consent/Consent'
import { consent } from '@/content/consent/consent'
import { env } from '@/lib/server/env'

export const metadata = informationMetadata('cookies')

export default function CookiesPage() {
  const choice = <CookieChoice words={consent} isMeasured={env.tags !== undefined} />
  return <InformationScreen route="cookies" extras={{ choice }} />
}
