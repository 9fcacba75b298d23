import { defineDocument } from '@/content/define'

/**
 * What the team has reached in the league. The last four were reached in 2024, not in 2023 as an early
 * list had it: in 2023 the team missed the playoffs.
 */
export const achievements = defineDocument('cricket/achievements.json')
