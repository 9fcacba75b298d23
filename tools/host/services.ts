import type { Env } from '@/lib/server/read-env'

/** The foreign origins that pages may speak to, by what a Content-Security-Policy lets them do there. */
export type ServiceOrigins = {
  connect: string[]
  form: string[]
  frame: string[]
  image: string[]
  script: string[]
  /** Hashes. */
  styleAttribute: string[]
  /** The names of policies where they are limited. */
  trustedTypes: string[]
}

const FIRESTORE = 'https://firestore.googleapis.com'
const TAGS = 'https://www.googletagmanager.com'
/** The container, and the scripts of measuring that it loads. */
const TAG_SCRIPTS = [`${TAGS}/gtm.js`, `${TAGS}/gtag/`]
/** A wildcard covers no host without a name before it. */
const ANALYTICS = [
  'https://*.analytics.google.com',
  'https://*.google-analytics.com',
  'https://analytics.google.com',
  TAGS,
]
/** The embedded map (lib/domain/property/map.ts), by its address without a key and with one. */
const MAP = ['https://www.google.com/maps', 'https://www.google.com/maps/embed/']
/** `border:0`, which the package of the keyed map writes on its frame (components/media/KeyedMap.tsx). */
const MAP_STYLE = "'sha256-ZDjCdTstFUpLDovBdF6MXbSPB35alPr6sy4CYtyHSA4='"

export function serviceOrigins({ form, feed, documents, tags, mapsKey }: Env): ServiceOrigins {
  const emulator =
    documents?.emulator && `http://${documents.emulator.host}:${documents.emulator.port}`
  const [tagOrigin] = origins(tags?.scriptUrl)
  const isGoogle = tagOrigin === TAGS
  const analytics = isGoogle ? ANALYTICS : []

  return {
    connect: origins(form.endpoint, feed?.url, documents && (emulator ?? FIRESTORE), ...analytics),
    form: origins(form.endpoint),
    frame: MAP,
    image: analytics,
    script: isGoogle ? TAG_SCRIPTS : origins(tagOrigin),
    styleAttribute: mapsKey ? [MAP_STYLE] : [],
    // The tag manager's scripts make policies of their own, under names that Google may change.
    trustedTypes: isGoogle ? [] : ['default'],
  }
}

function origins(...addresses: (string | undefined)[]) {
  const found = addresses.flatMap((address) => {
    if (!address) return []
    return address.includes('*') ? address : new URL(address).origin
  })
  return [...new Set(found)].sort()
}
