import type { Business } from '@/content/schema/site'
import type { SitePath } from '@/lib/domain/routes'

/** Labels of the group's header and its menu. */
export type HeaderLabels = {
  menu: string
  close: string
  main: string
  homeLink: string
  language: string
  call: string
  whatsapp: string
}

/** Props of both menus of the header. */
export type MenuProps = {
  businesses: readonly Business[]
  /** Returns a link's `aria-current`: `page` for the page itself, `true` for a parent of it. */
  mark(path: SitePath): 'page' | 'true' | undefined
}
