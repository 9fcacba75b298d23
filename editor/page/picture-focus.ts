import { h } from './dom'

/** The point that stays visible where a picture is cropped, as shares of its width and its height. */
export type Focal = readonly [number, number]
export const CENTRE: Focal = [0.5, 0.5]

/** A click on the picture says what must stay visible where it is cropped. `name` begins the ids. */
export function focusChoice(name: string) {
  const image = h('img', { alt: '' })
  const dot = h('span', { class: 'dot' })
  const range = (id: string) => h('input', { type: 'range', id, min: 0, max: 100, value: 50 })
  const [across, down] = [range(`${name}-across`), range(`${name}-down`)]
  const place = () => {
    dot.style.left = `${across.value}%`
    dot.style.top = `${down.value}%`
  }
  image.addEventListener('click', (event) => {
    across.value = String(Math.round((event.offsetX / image.clientWidth) * 100))
    down.value = String(Math.round((event.offsetY / image.clientHeight) * 100))
    place()
  })
  across.addEventListener('input', place)
  down.addEventListener('input', place)
  const element = h(
    'div',
    { class: 'focus', hidden: true },
    h('p', { class: 'hint' }, 'Click on what must stay visible where the picture is cropped.'),
    h('div', { class: 'frame' }, image, dot),
    h('label', { for: across.id }, 'From the left'),
    across,
    h('label', { for: down.id }, 'From the top'),
    down,
  )
  return {
    element,
    show: (address: string, [x, y] = CENTRE) => {
      image.src = address
      across.value = String(Math.round(x * 100))
      down.value = String(Math.round(y * 100))
      element.hidden = false
      place()
    },
    hide: () => {
      element.hidden = true
    },
    value: (): Focal => [Number(across.value) / 100, Number(down.value) / 100],
  }
}
