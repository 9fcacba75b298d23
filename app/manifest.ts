import type { MetadataRoute } from 'next'
import { site } from '@/content/site'
import brands from '@/lib/domain/brands.json'
import { htmlLang } from '@/lib/domain/locale'
import { asset, href } from '@/lib/domain/routes'

export const dynamic = 'force-static'

/** Returns the web app manifest, in the language of the pages that link to it. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: htmlLang,
    start_url: href('/'),
    scope: href('/'),
    // Only apps with their own window show a splash screen, which has the icon's background.
    display: 'minimal-ui',
    background_color: brands.group.ground,
    theme_color: brands.group.ground,
    icons: [
      { src: asset('/icon.svg'), type: 'image/svg+xml', sizes: 'any' },
      { src: asset('/icon-192.png'), type: 'image/png', sizes: '192x192' },
      { src: asset('/icon-512.png'), type: 'image/png', sizes: '512x512' },
      {
        src: asset('/icon-maskable-512.png'),
        type: 'image/png',
        sizes: '512x512',
        purpose: 'maskable',
      },
    ],
  }
}
