import { idOf } from '@/editor/checks/entry'
import type { Path } from '@/tools/content/checks/entry'
import type { OpenPlace } from '../checks/work'
import type { Form } from './controls'
import { h } from './dom'
import type { Editor } from './editor'
import type { Change } from './store'

/** A form that is open, as its tools see it. */
export type OpenForm = {
  editor: Editor
  place: OpenPlace
  /** Its file within content/en; absent until the entry exists. */
  file: string | undefined
  form: Form
  page: HTMLElement
  /**
   * Saves changes that end this page, such as a deletion of its `version`, and leads to another address; `refused`
   * says that it did not.
   */
  leave: (summary: string, next: string, refused: string, changes: ChangesOf) => void
}

type ChangesOf = (version: string | null) => Promise<readonly Change[]>

/** What stands above the form of some files: links and buttons, or an aid before the field of a path that it fills. */
export type Tool = (open: OpenForm) => ToolParts
type ToolParts = readonly HTMLElement[] | { aid: HTMLElement; before: Path } | undefined

/** Puts the tools of a form into its page. Returns the row of links and buttons. */
export function toolsOf(tools: readonly Tool[], open: OpenForm): HTMLElement {
  const row = h('div', { class: 'tools' })
  for (const tool of tools) {
    const parts = tool(open)
    if (parts && 'aid' in parts)
      open.page.querySelector(`#${idOf(parts.before)}`)?.before(parts.aid)
    else row.append(...(parts ?? []))
  }
  return row
}
