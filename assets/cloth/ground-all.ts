import { box, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bordered, PORTRAIT } from './parts/cricket'

const { onyx, wine, crimson, umber, amber } = yarns.cricket

/** A square on its corner, striped along one of its two ways. */
function woven(x: number, y: number, size: number, yarn: string, rising: boolean): string {
  const half = size / 2
  return [-0.5, 0.5]
    .map((at) => {
      const [shift, thick] = [at * half, half * 0.3]
      const turn = rising ? 1 : -1
      const along = half * 0.5
      const [cx, cy] = [x + shift, y + shift * turn]
      return shape(yarn, [
        [cx - along - thick / 2, cy + (along - thick / 2) * turn],
        [cx - along + thick / 2, cy + (along + thick / 2) * turn],
        [cx + along + thick / 2, cy + (-along + thick / 2) * turn],
        [cx + along - thick / 2, cy + (-along - thick / 2) * turn],
      ])
    })
    .join('')
}

/** Behind an all-rounder: bands of bat and ball, woven over and under each other on onyx. */
export default {
  yarns: [onyx, wine, crimson, umber, amber],
  dither: 0,
  wide: {
    ...PORTRAIT,
    draw: (width, height) => {
      const size = 208
      const half = size / 2
      const tiles = Array.from({ length: 10 }, (_, row) =>
        Array.from({ length: 5 }, (_, column) => {
          const x = column * size + (row % 2 ? half : 0) - half + 48
          const y = row * half
          const isBat = row % 2 === 0
          const high = isBat ? crimson : amber
          const low = isBat ? wine : umber
          return woven(x, y, size, y < 540 ? high : low, isBat)
        }).join(''),
      )
      return bordered(wine, width, height, box(onyx, 0, 0, width, height) + tiles.join(''))
    },
  },
} satisfies Scene
