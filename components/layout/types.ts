/** The words of the group's header and of its menu. */
export type HeaderLabels = {
  menu: string
  close: string
  main: string
  homeLink: string
  language: string
}
