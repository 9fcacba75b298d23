import { GroupPage } from '@/app/_pages/GroupPage'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { JsonLd } from '@/components/layout/InlineData'
import { InlineScript } from '@/components/layout/InlineScript'
import { VisitReceipt } from '@/components/project/VisitReceipt.island'
import { Success } from '@/components/success/Success'
import { constants } from '@/content/constants'
import { labels } from '@/content/labels'
import { projectWords } from '@/content/project-page/project-words'
import { sentName } from '@/content/projects/projects'
import { publishedProjects } from '@/content/projects/published'
import { site } from '@/content/site'
import { success } from '@/content/success'
import { VISIT_RECEIPT } from '@/lib/domain/property/visit'
import { routes } from '@/lib/domain/routes'

export const metadata = siteMetadata({
  ...success.meta,
  path: routes.success.path,
  isIndexed: false,
})

/** Details of each project that a sent form may be about, by the project's English name. */
const visited = Object.fromEntries(
  publishedProjects.map(({ slug, name, place: { gate } }) => [
    sentName({ slug }),
    {
      name,
      slug,
      ...(gate && { gate: { lat: gate.lat, lng: gate.lng, meetingPoint: gate.meetingPoint } }),
    },
  ]),
)

export default function SuccessPage() {
  return (
    <GroupPage path={routes.success.path}>
      <JsonLd graph={pageGraph(routes.success.path)} />
      <Success
        success={success}
        pieces={constants.confetti.pieces}
        phone={site.phone}
        reference={{ known: labels.enquiry.reference, unknown: labels.enquiry.noReference }}
        whatsapp={{ label: labels.enquiry.whatsapp, text: labels.enquiry.sentText }}
      >
        <VisitReceipt
          storageKey={VISIT_RECEIPT}
          slots={labels.fields.times}
          phone={site.phone}
          words={{ ...projectWords.receipt, meet: projectWords.location.meet }}
          projects={visited}
          video={projectWords.video}
        />
      </Success>
      <InlineScript name="success" />
    </GroupPage>
  )
}
