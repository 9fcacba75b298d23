import { InformationScreen, informationMetadata } from '@/app/_pages/information-page'
import { pageViewport } from '@/lib/seo/metadata'

export const metadata = informationMetadata('privacy')
export const viewport = pageViewport('group')

export default function PrivacyPage() {
  return <InformationScreen route="privacy" />
}
