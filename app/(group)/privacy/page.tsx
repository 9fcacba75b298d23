import { InformationScreen, informationMetadata } from '@/app/_pages/information-page'

export const metadata = informationMetadata('privacy')

export default function PrivacyPage() {
  return <InformationScreen route="privacy" />
}
