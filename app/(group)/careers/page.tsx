import { InformationScreen, informationMetadata } from '@/app/_pages/information-page'
import { pageViewport } from '@/lib/seo/metadata'

export const metadata = informationMetadata('careers')
export const viewport = pageViewport('group')

export default function CareersPage() {
  return <InformationScreen route="careers" />
}
