import type { Env } from '@/lib/server/read-env'

/** The third-party origins that pages may use, by directive of the Content-Security-Policy. */
export type ServiceOrigins = {
  connect: string[]
  form: string[]
  frame: string[]
  image: string[]
  script: string[]
  /** Hashes. */
  styleAttribute: string[]
  /** The allowed names of Trusted Types policies; empty means any. */
  trustedTypes: string[]
}

const FIRESTORE = 'https://firestore.googleapis.com'
const TAGS = 'https://www.googletagmanager.com'
/** The tag manager's container, and the analytics scripts that it loads. */
const TAG_SCRIPTS = [`${TAGS}/gtm.js`, `${TAGS}/gtag/`]
/** A wildcard does not match the bare domain. */
const ANALYTICS = [
  'https://*.analytics.google.com',
  'https://*.google-analytics.com',
  'https://analytics.google.com',
  TAGS,
]
/** The embedded map (lib/domain/property/map.ts), without a key and with one. */
const MAP = ['https://www.google.com/maps', 'https://www.google.com/maps/embed/']
/** `border:0`, which the library of the keyed map sets on its iframe (components/media/KeyedMap.tsx). */
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
    // The tag manager's scripts create policies under names that Google may change.
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
