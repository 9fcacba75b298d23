import { InformationScreen, informationMetadata } from '@/app/_shell/information-page'
import { LargeMail } from '@/components/prose/LargeMail'
import { site } from '@/content/site'
import { pageViewport } from '@/lib/seo/metadata'

export const metadata = informationMetadata('careers')
export const viewport = pageViewport('group')

export default function CareersPage() {
  const write = <LargeMail address={site.email} />
  return <InformationScreen route="careers" extras={{ write }} />
}
