import { defineCollection } from '@/content/define'
import { fileOf } from '@/content/folder'
import { readJson } from '@/content/json'
import { groundSchema } from '@/content/schema/ground'
import type { League } from '@/lib/domain/cricket/teams'
import { locale } from '@/lib/domain/locale'

/** The grounds of the league, each with its city. */
export const grounds = defineCollection('cricket/grounds/{slug}.json', ({ slug }) => slug)

/** Maps the feed's English names of grounds and cities to the page's; empty in English. */
export const places: Pick<League, 'places'> =
  locale === 'en'
    ? {}
    : {
        places: grounds.all.flatMap(({ slug, name, city }) => {
          const english = groundSchema.parse(readJson(fileOf(`cricket/grounds/${slug}.json`)))
          return [
            { known: english.name, shown: name },
            { known: english.city, shown: city },
          ]
        }),
      }
