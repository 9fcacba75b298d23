/**
 * Runs a task once the press that is under way has become a click, or soon when there is none. What
 * appears on a form while a button is being pressed would move the button from under the pointer, and
 * the click would be lost.
 */
export function afterPointerUp(form: HTMLElement | null, task: () => void): void {
  // Firefox first takes the focus from a field, and only then counts the button as pressed.
  setTimeout(() => {
    if (!form?.matches(':active')) return task()
    addEventListener('click', () => setTimeout(task), { capture: true, once: true })
  })
}
