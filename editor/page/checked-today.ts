import { idOf, setAt } from '@/editor/checks/entry'
import { dayOf } from '@/lib/domain/property/publication'
import { button } from './dom'
import type { Tool } from './tools'

/** The path of the day on which a list of plots was last checked. */
const DAY = ['checkedOn']

/** A button for a list of plots that was checked and in which nothing has changed. */
export const checkedToday: Tool = ({ editor, file = '', form, page }) => {
  if (!file.startsWith('projects/plots/')) return undefined
  const check = () => {
    const day = dayOf(new Date())
    setAt(form.entry, DAY, day)
    page.querySelector(`output#${idOf(DAY)}`)?.replaceChildren(day)
    form.changed()
    editor.say('Save, and the site says this day.')
  }
  return { aid: button('All plots are checked', check), before: DAY }
}
