import { InformationScreen, informationMetadata } from '@/app/_pages/information-page'

export const metadata = informationMetadata('terms')

export default function TermsPage() {
  return <InformationScreen route="terms" />
}
