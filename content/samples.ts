import { env } from '@/lib/server/env'

type Sampled = { isPlaceholder: boolean }

/**
 * A sample holds the place of what the owner has not confirmed yet. What a live site shows has none; every other
 * build shows them, labelled. Modules of content ask here, so that components get what they show and nothing else.
 */
export const isLeftOut = ({ isPlaceholder }: Sampled, showsLive = env.showsLiveState): boolean =>
  showsLive && isPlaceholder

/** The entries that this build shows. */
export const shownOf = <Item extends Sampled>(
  items: readonly Item[],
  showsLive = env.showsLiveState,
): readonly Item[] => items.filter((item) => !isLeftOut(item, showsLive))
