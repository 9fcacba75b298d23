import type { FeedQuestion } from './feed'

/**
 * Whom and what the feed is asked for: the group's own team and the season of 2025 (specification, 7).
 * Read by the site and by the script that takes the snapshot.
 */
export const ASKED: FeedQuestion = {
  team: {
    feedId: 861,
    names: [
      'Tiruppur Tamilans',
      'IDream Tiruppur Tamizhans',
      'Tiruppur Tamizhans',
      'iDream Tiruppur Tamilans',
      'ITT',
    ],
  },
  seriesId: 9866,
  season: 2025,
}
