import { InformationScreen, informationMetadata } from '@/app/_pages/information-page'

export const metadata = informationMetadata('help')

export default function HelpPage() {
  return <InformationScreen route="help" />
}
