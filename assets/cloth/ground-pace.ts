import { box, disc, shape } from '@/tools/art/knit/draw'
import type { Scene } from '@/tools/art/knit/scene'
import { yarns } from '@/tools/art/knit/yarns'
import { bordered, PORTRAIT } from './parts/cricket'

const { midnight, navy, denim, onyx, crimson, flame, saffronLight } = yarns.cricket

/** Behind a fast bowler: a straight run-up into the distance, and the streak of a ball. */
export default {
  yarns: [midnight, navy, denim, onyx, crimson, flame, saffronLight],
  dither: 0,
  wide: {
    ...PORTRAIT,
    draw: (width, height) => {
      const way = (yarn: string, far: number, near: number) =>
        shape(yarn, [
          [width / 2 - far, 40],
          [width / 2 + far, 40],
          [width / 2 + near, height],
          [width / 2 - near, height],
        ])
      const [ballX, ballY] = [width / 2 + 84, 150]
      const streak = (yarn: string, half: number, length: number) =>
        shape(yarn, [
          [ballX - half, ballY],
          [ballX + half, ballY],
          [ballX + half * 0.3 + length * 0.3, ballY + length],
          [ballX - half * 0.3 + length * 0.3, ballY + length],
        ])
      return bordered(
        navy,
        width,
        height,
        way(navy, 110, 330) +
          way(denim, 44, 132) +
          way(navy, 26, 78) +
          streak(crimson, 42, 480) +
          streak(flame, 28, 330) +
          streak(saffronLight, 14, 180) +
          disc(saffronLight, ballX, ballY, 44) +
          `<clipPath id="dark">${box('#fff', 0, 590, width, height)}</clipPath><g clip-path="url(#dark)">${box(onyx, 0, 0, width, height)}${way(midnight, 110, 330)}${way(navy, 44, 132)}${way(midnight, 26, 78)}</g>`,
      )
    },
  },
} satisfies Scene
