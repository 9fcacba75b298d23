/**
 * Labels of fields that many schemas share, in the owner's words. A schema's own `title` has precedence; a name that
 * is clear by itself, such as `openingHours`, needs neither.
 */
const NAMES: Readonly<Record<string, string>> = {
  alternateName: 'Another spelling',
  aliases: 'Other spellings',
  blurb: 'Short text',
  botcheck: 'Box that only robots tick',
  brand: 'Business',
  by: 'Who says it',
  description: 'Description for search engines',
  failedLog: 'Noted where it failed',
  feedId: 'Number in the feed',
  fragment: 'Part of the page',
  full: 'In full',
  has: 'Equipment',
  hero: 'Top of the page',
  host: 'Address without https',
  id: 'Name within the page',
  kicker: 'Line above the title',
  landmark: 'Said to blind visitors',
  lead: 'Opening words',
  lede: 'Text below the title',
  mapQuery: 'What the map is asked for',
  mark: 'Drawing',
  messagePlaceholder: 'Example in the empty message',
  meta: 'For search engines',
  metaTitle: 'Title for search engines',
  namePlaceholder: 'Example in the empty name',
  emailPlaceholder: 'Example in the empty email',
  phonePlaceholder: 'Example in the empty telephone number',
  path: 'Page of the site',
  perSqFt: 'Per sq.ft',
  phone: 'Telephone',
  placeholder: 'Example in the empty field',
  placeholderLabel: 'Mark beside what is not confirmed',
  placeholderNote: 'Note about what is not confirmed',
  prefill: 'First words of the message',
  qr: 'QR code',
  savedLog: 'Noted where it was saved',
  seriesId: 'Number of the season in the feed',
  short: 'In short',
  slug: 'Name in addresses',
  sqft: 'Square feet',
  sqm: 'Square metres',
  submit: 'Button that sends',
  tier: 'Kind',
  timeout: 'How long it takes',
  unnamed: 'Where the name is not known',
  allUnnamed: 'Where no name is known',
  url: 'Address on the web',
  whatsapp: 'WhatsApp',
  whatsappText: 'First words on WhatsApp',
  withoutScript: 'Without JavaScript',
}

/** The editor's label of a field whose schema has no title. */
export const fieldLabel = (name: string): string => NAMES[name] ?? plainWords(name)

/** Formats `openingHours` as `Opening hours`. A name that begins with a capital is a label already. */
export function plainWords(name: string): string {
  if (/^[A-Z]/.test(name)) return name
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
