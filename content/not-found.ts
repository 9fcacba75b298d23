/** What shows for the moment before an unknown address leads home. */
export const notFound = {
  metaTitle: 'Page not found | Noyyal Group',
  title: 'This page is not here.',
  text: 'Taking you to the home page.',
  link: 'Go to the home page',
} as const

export type NotFoundWords = typeof notFound
