/**
 * Every foreign host that a page may link to, and why. A link to any other fails the test of links:
 * a typing mistake, a forgotten sample, or a host that nobody has decided on.
 */
export const externalHosts: Readonly<Record<string, string>> = {
  'wa.me': 'starts a WhatsApp chat',
  'www.instagram.com': 'social network',
  'www.youtube.com': 'social network',
  'www.facebook.com': 'social network',
  'x.com': 'social network',
  'www.google.com': 'maps and directions',
  'rera.tn.gov.in': 'the authority for real estate in Tamil Nadu',
  'tnreginet.gov.in': 'the registration department of Tamil Nadu',
  'www.tnpl.com': 'the league',
}
