import { matchPages } from '@/app/(team)/_season/match-pages'
import { playedSeasons, resultsPath } from '@/app/(team)/_season/season-pages'
import { matchPage } from '@/content/cricket/match-page'
import { secondPageOf } from '@/content/cricket/second-page'
import { profilePages } from '@/content/fans/profiles'
import { storyPages } from '@/content/fans/story-pages'
import { insights } from '@/content/insights/insights'
import { sharedRegistration } from '@/content/project-page/project-words'
import { publishedProjects } from '@/content/projects/published'
import { shares } from '@/content/share'
import { isUnpublishedPath } from '@/content/unpublished'
import { fullName } from '@/lib/domain/fans/player-name'
import {
  type Brand,
  insightPath,
  projectPath,
  routes,
  type SitePath,
  shareFile,
  storyPath,
} from '@/lib/domain/routes'
import type { ImageName } from '@/lib/server/images'
import { type Shirt, shirtOf } from '@/lib/server/shirt'

/** Data of one sharing image. */
export type ShareCard = {
  brand: Brand
  title: string
  /** Small text below the title. */
  note?: string | undefined
  image: ImageName
  /** A shirt in front of the image. */
  shirt?: Shirt
}

/** The site's sharing images by path of the file, one per page. */
export const shareCards: ReadonlyMap<SitePath, ShareCard> = new Map(
  [
    ...Object.entries(routes).flatMap(([name, { path, brand }]) => {
      const share = shares.find(name)
      return share && !isUnpublishedPath(path)
        ? [{ path, brand, title: share.title, image: share.image }]
        : []
    }),
    ...publishedProjects.map(({ slug, name, hero, registration }) => ({
      path: projectPath(slug),
      brand: 'properties' as const,
      title: name,
      note: sharedRegistration(registration),
      image: hero.image,
    })),
    ...playedSeasons.slice(1).map((season) => {
      const { title, image } = secondPageOf(season)
      return { path: resultsPath(season), brand: 'cricket' as const, title, image }
    }),
    ...matchPages.map(({ path, name, note }) => ({
      ...{ path, brand: 'cricket' as const, title: name, note, image: matchPage.image },
    })),
    ...profilePages.map(({ path, player, index }) => {
      const shirt = shirtOf(player, index)
      return {
        path,
        brand: 'cricket' as const,
        title: fullName(player),
        ...(player.photo ? { image: player.photo } : { image: shirt.ground, shirt }),
      }
    }),
    ...storyPages.all.map(({ slug, title, image }) => ({
      path: storyPath(slug),
      brand: 'cricket' as const,
      title,
      image,
    })),
    ...insights.all.map(({ slug, title, image }) => ({
      path: insightPath(slug),
      brand: 'group' as const,
      title,
      image,
    })),
  ].map(({ path, ...card }) => [shareFile(path), card]),
)
