import { h, labelled } from './dom'

/** The focal point, kept visible where a picture is cropped, as shares of width and height. */
export type Focal = readonly [number, number]
export const CENTRE: Focal = [0.5, 0.5]

/** A picture on which a click sets the focal point. `name` is the prefix of its ids. */
export function focusChoice(name: string) {
  const image = h('img', { alt: '' })
  const dot = h('span', { class: 'dot' })
  const range = (id: string) => h('input', { type: 'range', id, min: 0, max: 100 })
  const [across, down] = [range(`${name}-across`), range(`${name}-down`)]
  const set = ([x, y]: Focal) => {
    across.value = String(Math.round(x * 100))
    down.value = String(Math.round(y * 100))
    place()
  }
  const place = () => {
    dot.style.left = `${across.value}%`
    dot.style.top = `${down.value}%`
  }
  image.addEventListener('click', ({ offsetX, offsetY }) =>
    set([offsetX / image.clientWidth, offsetY / image.clientHeight]),
  )
  const element = h(
    'div',
    { class: 'focus', hidden: true, oninput: place },
    h('p', { class: 'hint' }, 'Click on what must stay visible where the picture is cropped.'),
    h('div', { class: 'frame' }, image, dot),
    labelled('From the left', across),
    labelled('From the top', down),
  )
  return {
    element,
    show: (address: string, focal = CENTRE) => {
      image.src = address
      element.hidden = false
      set(focal)
    },
    hide: () => {
      element.hidden = true
    },
    value: (): Focal => [Number(across.value) / 100, Number(down.value) / 100],
  }
}
