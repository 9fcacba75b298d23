/** The shirts of all players with a page, in the language of the build (tools/build/site-module.ts). */
import { profiles } from '@/content/fans/profiles'
import { shirtOf } from '@/lib/server/shirt'

/** Players with a photograph need none. */
export const wornShirts = profiles.all
  .filter(({ player }) => !player.photo)
  .map(({ player, index }) => {
    const shirt = shirtOf(player, index)
    return { ...shirt, player: player.name, file: `assets/${shirt.print}.png` }
  })
