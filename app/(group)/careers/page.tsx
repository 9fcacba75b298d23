import { InformationScreen, informationMetadata } from '@/app/_pages/information-page'

export const metadata = informationMetadata('careers')

export default function CareersPage() {
  return <InformationScreen route="careers" />
}
