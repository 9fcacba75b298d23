import type { MetadataRoute } from 'next'
import { matchPages } from '@/app/(team)/_season/match-pages'
import { playedSeasons, resultsPath } from '@/app/(team)/_season/season-pages'
import { profilePages } from '@/content/fans/profiles'
import { storyPages } from '@/content/fans/story-pages'
import { insights } from '@/content/insights/insights'
import { publishedProjects } from '@/content/projects/published'
import { isUnpublishedPath } from '@/content/unpublished'
import { HTML_LANGS } from '@/lib/domain/locale'
import {
  insightPath,
  projectPath,
  routes,
  type SitePath,
  shareFile,
  storyPath,
} from '@/lib/domain/routes'
import { env } from '@/lib/server/env'
import { imageFacts, imageUrl } from '@/lib/server/images'
import { addressesOf } from '@/lib/server/seo/metadata'
import { lastChange } from './last-change'
import { shareCards } from './share-cards'

/** Pages that search engines should not list: home under its second address, comparison, thank-you. */
const UNLISTED: readonly SitePath[] = [
  routes.homeAlias.path,
  routes.compare.path,
  routes.success.path,
]

/** Returns the paths of all pages with content of their own, without unpublished ones. */
export const listedPaths = (): readonly SitePath[] => [
  ...Object.values(routes)
    .map(({ path }) => path)
    .filter((path) => !UNLISTED.includes(path) && !isUnpublishedPath(path)),
  ...publishedProjects.map(({ slug }) => projectPath(slug)),
  ...playedSeasons.slice(1).map(resultsPath),
  ...matchPages.map(({ path }) => path),
  ...profilePages.map(({ path }) => path),
  ...storyPages.all.map(({ slug }) => storyPath(slug)),
  ...insights.all.map(({ slug }) => insightPath(slug)),
]

/**
 * Returns the sitemap: full URLs, each with its picture and, if commits or content have it, the date of the last
 * content change. Search engines ignore dates that change with every build.
 */
export function sitemapEntries(): MetadataRoute.Sitemap {
  const published = new Map([
    ...insights.all.map(({ slug, date }) => [insightPath(slug), date] as const),
    ...storyPages.all.map(({ slug, date }) => [storyPath(slug), date] as const),
  ])
  return listedPaths().flatMap((path) => {
    const image = shareCards.get(shareFile(path))?.image
    const languages = addressesOf(path)
    return (['en', 'ta'] as const).map((language) => {
      const lastModified = lastChange(path, language) ?? published.get(path)
      return {
        url: languages[HTML_LANGS[language]],
        alternates: { languages },
        ...(lastModified && { lastModified }),
        ...(image && {
          images: [env.siteUrl + imageUrl(image, 'webp', imageFacts(image).widths?.at(-1) ?? 0)],
        }),
      }
    })
  })
}
