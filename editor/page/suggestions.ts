import type { SitePage } from '../checks/site-pages'
import { h } from './dom'
import type { Start } from './store'

/** Ids of the datalists for fields: users type the words of an option, and the field gets its value. */
export const PAGES = 'pages'
export const PROJECTS = 'projects'
/** Filled with the plots of one project when a field for them gets the focus. */
const PLOTS = 'plots'

/** The datalists: all pages of the site, all projects, and an empty one for plots. */
export const suggestions = ({
  pages,
  plots,
}: Pick<Start, 'pages' | 'plots'>): readonly HTMLElement[] => [
  h('datalist', { id: PAGES }, ...pages.map(optionOf)),
  h('datalist', { id: PROJECTS }, ...Object.keys(plots).map((value) => h('option', { value }))),
  h('datalist', { id: PLOTS }),
]

const optionOf = ({ path, title }: SitePage) => h('option', { value: path }, title)

const fill = (options: readonly HTMLElement[]) =>
  document.getElementById(PLOTS)?.replaceChildren(...options)

/** Suggests the numbers of a project's plots. */
export function suggestPlots(input: HTMLInputElement, plots: () => readonly number[]) {
  input.setAttribute('list', PLOTS)
  input.addEventListener('focus', () =>
    fill(plots().map((number) => h('option', { value: number }))),
  )
}

/** Suggests the pages of the site; for the page of a project, its parts and its plots. */
export function offerPages(
  input: HTMLInputElement,
  plotsOf: (project: string) => readonly number[],
) {
  const offer = () => {
    const [page = '', project = ''] = /^\/([a-z0-9-]+)\//.exec(input.value) ?? []
    const plots = plotsOf(project)
    input.setAttribute('list', plots.length > 0 ? PLOTS : PAGES)
    if (plots.length === 0) return
    const all = document.querySelectorAll<HTMLOptionElement>(`#${PAGES} > option`)
    const parts = [...all].filter(({ value }) => value.startsWith(page))
    fill([
      ...parts.map(({ value, text }) => optionOf({ path: value, title: text })),
      ...plots.map((number) =>
        optionOf({ path: `${page}?plot=${number}`, title: `Plot ${number}` }),
      ),
    ])
  }
  input.addEventListener('focus', offer)
  input.addEventListener('input', offer)
}
