import { InformationScreen, informationMetadata } from '@/app/_pages/information-page'
import { SiteEnquiryForm } from '@/app/_pages/SiteEnquiryForm'
import { GrievanceOfficer } from '@/components/privacy/GrievanceOfficer'
import { labels } from '@/content/labels'
import { askFields, officerText, privacy, privacySubject } from '@/content/privacy/privacy'
import { CODES } from '@/lib/domain/enquiry/reference'

export const metadata = informationMetadata('privacy')

export default function PrivacyPage() {
  const officer = (
    <GrievanceOfficer
      text={officerText}
      {...(!privacy.officer && { placeholderLabel: labels.placeholderLabel })}
    />
  )
  const ask = (
    <SiteEnquiryForm
      fields={askFields}
      subject={privacySubject}
      about={{ code: CODES.privacy }}
      submitLabel={privacy.ask.submit}
    />
  )
  return <InformationScreen route="privacy" extras={{ who: officer, ask }} hasForm />
}
