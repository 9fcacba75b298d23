import { idOf } from '@/editor/checks/entry'
import type { Path } from '@/tools/content/checks/entry'
import type { OpenPlace } from '../checks/work'
import type { Form } from './controls'
import { h } from './dom'
import type { Editor } from './editor'
import type { Change } from './store'

/** An open form, the input of tools. */
export type OpenForm = {
  editor: Editor
  place: OpenPlace
  /** Its path in content/en; absent until the entry exists. */
  file: string | undefined
  form: Form
  page: HTMLElement
  /**
   * Saves changes that end this page, such as deleting its `version`, then opens `next`; `refused` is the message where
   * nothing was saved.
   */
  leave: (summary: string, next: string, refused: string, changes: ChangesOf) => void
}

type ChangesOf = (version: string | null) => Promise<readonly Change[]>

/** An addition to some forms: links and buttons in the top row, or an aid before the field that it fills. */
export type Tool = (open: OpenForm) => ToolParts
type ToolParts = readonly HTMLElement[] | { aid: HTMLElement; before: Path } | undefined

/** Adds tools to the page of a form. Returns the row of links and buttons. */
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
