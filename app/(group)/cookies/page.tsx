import { InformationScreen, informationMetadata } from '@/app/_pages/information-page'
import { CookieChoice } from '@/components/consent/CookieChoice'
import { consent } from '@/content/consent/consent'
import { env } from '@/lib/env'
import { pageViewport } from '@/lib/seo/metadata'

export const metadata = informationMetadata('cookies')
export const viewport = pageViewport('group')

export default function CookiesPage() {
  const choice = <CookieChoice words={consent} isMeasured={env.tags !== undefined} />
  return <InformationScreen route="cookies" extras={{ choice }} />
}
