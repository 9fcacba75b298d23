/**
 * Opens the popover of a menu while the mouse is over the menu. It stays a native popover: a click, the
 * keyboard, Escape and a click outside work as before. A click on the button keeps a menu open that
 * hovering has opened. Delays ignore a mouse that only passes over the menu, or leaves it briefly on the
 * way to a link. The script is the last child of the menu.
 */
const menu = document.currentScript?.parentElement
const panel = menu?.querySelector<HTMLElement>('[popover]')

if (menu && panel?.togglePopover) {
  const isOpen = () => panel.matches(':popover-open')
  let isByMouse = false
  let timer: ReturnType<typeof setTimeout>

  const follow = ({ type, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const isOver = type === 'pointerenter'
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        if (isOver === isOpen() || (isOpen() && !isByMouse)) return
        isByMouse = isOver
        panel.togglePopover()
      },
      isOver ? 100 : 300,
    )
  }
  menu.addEventListener('pointerenter', follow)
  menu.addEventListener('pointerleave', follow)
  menu.querySelector('button')?.addEventListener('click', (event) => {
    if (isByMouse && isOpen()) event.preventDefault()
    isByMouse = false
  })
}
