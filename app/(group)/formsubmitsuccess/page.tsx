import { GroupPage } from '@/app/_shell/GroupPage'
import { Success } from '@/components/success/Success'
import { constants } from '@/content/constants'
import { site } from '@/content/site'
import { success } from '@/content/success'
import { routes } from '@/lib/routes'
import { pageMetadata, pageViewport } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  ...success.meta,
  path: routes.success.path,
  siteName: site.name,
  isIndexed: false,
})
export const viewport = pageViewport('group')

export default function SuccessPage() {
  return (
    <GroupPage path={routes.success.path}>
      <Success success={success} pieces={constants.confetti.pieces} />
    </GroupPage>
  )
}
