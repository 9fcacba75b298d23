/** The shirts of every player with a page, as the site works them out in its language (tools/build/site-module.ts). */
import { profiles } from '@/content/fans/profiles'
import { shirtOf } from '@/lib/server/shirt'

/** A player with a photograph needs none. */
export const wornShirts = profiles.all
  .filter(({ player }) => !player.photo)
  .map(({ player, index }) => {
    const shirt = shirtOf(player, index)
    return { ...shirt, player: player.name, file: `assets/${shirt.print}.png` }
  })
