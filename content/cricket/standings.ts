import { z } from 'zod'
import { constants } from '@/content/constants'
import { defineDocument } from '@/content/define'
import { standingSchema } from '@/content/schema/standing'

const row = (teamId: number, name: string, won: number, netRunRate: number) => ({
  teamId,
  name,
  played: 7,
  won,
  lost: 7 - won,
  points: won * constants.cricket.pointsPerWin,
  netRunRate,
})

/**
 * The points table of 2025 after the league stage. Rows 1 to 4 as published, rows 5
 * to 8 computed from all 28 matches.
 */
export const standings = defineDocument('cricket/standings.ts', z.array(standingSchema).length(8), [
  row(367, 'Chepauk Super Gillies', 7, 1.415),
  row(861, 'IDream Tiruppur Tamizhans', 5, 1.733),
  row(371, 'Dindigul Dragons', 4, 0.191),
  row(410, 'Trichy Grand Cholas', 3, 0.058),
  row(867, 'SKM Salem Spartans', 3, -1.038),
  row(368, 'Lyca Kovai Kings', 2, 0.049),
  row(866, 'Nellai Royal Kings', 2, -0.98),
  row(369, 'Siechem Madurai Panthers', 2, -1.339),
])
