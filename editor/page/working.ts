import { button, h } from './dom'
import type { Editor } from './editor'
import { attempt } from './saving'
import type { Refused, Saved } from './store'

/** A row in a dialog, which hides the editor's status: it shows what is done on a picture, with a button that cancels it. */
export function workingRow(editor: Editor) {
  let cancel = () => {}
  const said = h('p', { 'aria-live': 'polite' })
  const bar = h('progress', { 'aria-label': 'The picture' })
  const stop = button('Cancel', () => cancel())
  const element = h('div', { class: 'working', hidden: true }, bar, said, stop)

  /** Shows what is done; nothing for an empty text. */
  function show(doing: string, onCancel?: () => void) {
    said.textContent = doing
    element.hidden = doing === ''
    stop.hidden = onCancel === undefined
    cancel = onCancel ?? (() => {})
  }

  /**
   * Saves while `area` is inert. What was sent cannot be stopped: on Cancel it is taken back. Returns the answer;
   * undefined where it was cancelled.
   */
  async function send(
    save: () => Promise<Saved | Refused>,
    area: HTMLElement,
    doing: string,
    refused: string,
  ): Promise<Saved | Refused | undefined> {
    let isCancelled = false
    show(doing, () => {
      isCancelled = true
      show('Cancelling …')
    })
    const answer = await attempt(editor, save, { area, doing, refused })
    if (isCancelled && !answer.isRefused && answer.commit)
      await editor.store.takeBack({ id: answer.commit, message: 'Work on a picture' })
    show('')
    if (!isCancelled) return answer
    editor.say('Cancelled.')
    return undefined
  }
  return { element, show, send }
}
