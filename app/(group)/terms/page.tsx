import { InformationScreen, informationMetadata } from '@/app/_pages/information-page'
import { pageViewport } from '@/lib/seo/metadata'

export const metadata = informationMetadata('terms')
export const viewport = pageViewport('group')

export default function TermsPage() {
  return <InformationScreen route="terms" />
}
