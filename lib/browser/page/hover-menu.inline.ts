/**
 * Opens the popover of a menu while the mouse rests on the menu. It stays a native popover: a press,
 * the keyboard, Escape and a press outside work as without this. A press on the button keeps a menu
 * open that the mouse has opened. Short delays let the mouse pass over it, and leave it for a moment
 * on the way to a link. The script stands last in the menu.
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
