import type { Business } from '@/content/schema/site'
import type { SitePath } from '@/lib/domain/routes'

/** The words of the group's header and of its menu. */
export type HeaderLabels = {
  menu: string
  close: string
  main: string
  homeLink: string
  language: string
  call: string
  whatsapp: string
}

/** What both menus of the header need of the page. */
export type MenuProps = {
  businesses: readonly Business[]
  /** What `aria-current` says of a link: the page itself, or what the page belongs to. */
  mark(path: SitePath): 'page' | 'true' | undefined
}
