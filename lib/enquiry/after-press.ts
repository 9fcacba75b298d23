/**
 * Runs a task once the press that is under way has become a click, or at once when there is none. What
 * appears on a form while a button is being pressed would move the button from under the pointer, and
 * the click would be lost.
 */
export function afterPress(form: HTMLElement | null, task: () => void): void {
  const later = () => setTimeout(task)
  if (form?.matches(':active')) addEventListener('click', later, { capture: true, once: true })
  else later()
}
