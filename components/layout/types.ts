import type { Labels } from '@/content/schema/labels'
import type { Business } from '@/content/schema/site'
import type { SitePath } from '@/lib/domain/routes'

/** Labels of the group's header and its menu. */
export type HeaderLabels = Labels['header'] &
  Pick<Labels, 'language'> &
  Pick<Labels['enquiry'], 'call' | 'whatsapp'>

/** Props of both menus of the header. */
export type MenuProps = {
  businesses: readonly Business[]
  /** Returns a link's `aria-current`: `page` for the page itself, `true` for a parent of it. */
  mark(path: SitePath): 'page' | 'true' | undefined
}
