/**
 * The foreign origins that pages may speak to, by what a Content-Security-Policy lets them do there.
 * Follows lib/env.ts: a service that is not configured is local, or absent in a live build.
 */
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
/** The embedded map (lib/property/map.ts), by its address without a key and with one. */
const MAP = ['https://www.google.com/maps', 'https://www.google.com/maps/embed/']
/** `border:0`, which the package of the keyed map writes on its frame (components/media/KeyedMap.tsx). */
const MAP_STYLE = "'sha256-ZDjCdTstFUpLDovBdF6MXbSPB35alPr6sy4CYtyHSA4='"

export function serviceOrigins(env: Record<string, string | undefined>): ServiceOrigins {
  const local = env.SITE_SERVICES === 'live' ? undefined : `http://localhost:${localPort(env)}`
  const hasFirebase = env.FIREBASE_PROJECT_ID && env.FIREBASE_API_KEY && env.FIREBASE_APP_ID

  const form = env.FORM_ENDPOINT || local
  const feed = env.FEED_URL || local
  const documents = hasFirebase ? FIRESTORE : local
  const analytics = env.GTM_ID ? ANALYTICS : []

  return {
    connect: origins(form, feed, documents, ...analytics),
    form: origins(form),
    frame: MAP,
    image: origins(...analytics),
    script: env.GTM_ID ? TAG_SCRIPTS : origins(local),
    styleAttribute: env.MAPS_EMBED_KEY ? [MAP_STYLE] : [],
    // The tag manager's scripts make policies of their own, under names that Google may change.
    trustedTypes: env.GTM_ID ? [] : ['default'],
  }
}

export const localPort = (env: Record<string, string | undefined>): number =>
  Number(env.LOCAL_PORT || 4174)

function origins(...addresses: (string | undefined)[]) {
  const found = addresses.flatMap((address) => {
    if (!address) return []
    return address.includes('*') ? address : new URL(address).origin
  })
  return [...new Set(found)].sort()
}
