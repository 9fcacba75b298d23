import type { Metadata } from 'next'
import type { Thing } from 'schema-dts'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { projectWords, sharedRegistration } from '@/content/project-page/project-words'
import type { Project } from '@/content/schema/project'
import { site } from '@/content/site'
import { isPublished } from '@/content/unpublished'
import { fill } from '@/lib/domain/format/fill'
import { htmlLang } from '@/lib/domain/locale'
import { projectPath } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'
import { imageFacts, imageUrl } from '@/lib/server/images'
import { absoluteUrl } from '@/lib/server/seo/metadata'

/** Returns a project's metadata. A shared link is an advertisement: the description starts with the number. */
export const projectMetadata = ({ slug, name, place, summary, registration }: Project): Metadata =>
  siteMetadata({
    title: fill(projectWords.title, { name, locality: place.locality, city: place.city }),
    description: [sharedRegistration(registration), summary].filter(Boolean).join(' '),
    path: projectPath(slug),
  })

/** UN/CEFACT code for square foot. */
const SQUARE_FOOT = 'FTK'

/**
 * Returns a project's structured data, limited to facts that the owner has confirmed. Status, plots and the residences'
 * facts are placeholders and left out. Empty for an unpublished project.
 */
export function projectThings(project: Project): readonly Thing[] {
  if (!isPublished(project)) return []
  const { slug, name, alternateName, place, pricePerSqFt, summary, hero } = project
  const url = absoluteUrl(projectPath(slug))
  const listing: Thing = {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: `${name}, ${place.locality}, ${place.city}`,
    description: summary,
    image: env.siteUrl + imageUrl(hero.image, 'webp', imageFacts(hero.image).widths?.at(-1) ?? 0),
    inLanguage: htmlLang,
    about: { '@id': `${url}#place` },
    mainEntity: { '@id': `${url}#place` },
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'INR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: pricePerSqFt,
        priceCurrency: 'INR',
        unitCode: SQUARE_FOOT,
        unitText: projectWords.facts.perSqFt,
      },
      seller: { '@type': 'Organization', name: site.ventures.properties },
    },
  }
  const ground: Thing = {
    '@type': 'Place',
    '@id': `${url}#place`,
    name,
    ...(alternateName && { alternateName }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: `${place.locality}, ${place.city}`,
      addressRegion: place.state,
      addressCountry: 'IN',
    },
    ...(place.gate && {
      geo: { '@type': 'GeoCoordinates', latitude: place.gate.lat, longitude: place.gate.lng },
    }),
  }
  return [listing, ground]
}
