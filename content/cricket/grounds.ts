import { defineCollection } from '@/content/define'
import { fileOf } from '@/content/folder'
import { readJson } from '@/content/json'
import { groundSchema } from '@/content/schema/ground'
import type { League } from '@/lib/domain/cricket/teams'
import { locale } from '@/lib/domain/locale'

/** The grounds of the league, each with its city. */
export const grounds = defineCollection('cricket/grounds/{slug}.json', ({ slug }) => slug)

const englishOf = (slug: string) =>
  groundSchema.parse(readJson(fileOf(`cricket/grounds/${slug}.json`)))

/** Maps the feed's English names of grounds and cities to the page's; empty in English. */
export const places: Pick<League, 'places'> =
  locale === 'en'
    ? {}
    : {
        places: grounds.all.flatMap(({ slug, name, city }) => {
          const english = englishOf(slug)
          return [
            { known: english.name, shown: name },
            { known: english.city, shown: city },
          ]
        }),
      }

/** The English name and city by which maps find a ground. */
export function mapQueryOf(slug: string): string {
  const { name, city } = englishOf(slug)
  return [name, city].join(', ')
}
