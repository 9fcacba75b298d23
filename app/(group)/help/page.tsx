import { InformationScreen, informationMetadata } from '@/app/_pages/information-page'
import { pageViewport } from '@/lib/seo/metadata'

export const metadata = informationMetadata('help')
export const viewport = pageViewport('group')

export default function HelpPage() {
  return <InformationScreen route="help" />
}
