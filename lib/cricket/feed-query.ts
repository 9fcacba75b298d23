import type { FeedQuery } from './feed'

/**
 * The team and the season that the feed is queried for (specification, 7).
 * Read by the site and by the script that takes the snapshot.
 */
export const FEED_QUERY: FeedQuery = {
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
