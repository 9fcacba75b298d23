import { callAddress, whatsappAddress } from '@/lib/domain/contact/phone'

/** The sales desk's phone and mail, as an alternative to a form. Either is absent until the owner provides it. */
export type ContactNumbers = { phone?: string | undefined; email?: string | undefined }

/** `tel:`, WhatsApp and `mailto:` addresses, as far as available. */
export type ContactLinks = { call?: string; whatsapp?: string; mail?: string }

/** The filled-in fields as a text, one per line below the subject, to send by mail or WhatsApp. */
export function writtenText(
  subject: string,
  written: readonly { label: string; value: string }[],
): string {
  const lines = written.filter(({ value }) => value).map(({ label, value }) => `${label}: ${value}`)
  return [subject, ...lines].join('\n')
}

/** Contact links; WhatsApp and mail are prefilled with `text`. */
export function contactLinks(
  { phone, email }: ContactNumbers,
  subject: string,
  text: string,
): ContactLinks {
  // RFC 6068 requires CRLF.
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return {
    ...(phone && { call: callAddress(phone), whatsapp: whatsappAddress(phone, text) }),
    ...(email && { mail: `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}` }),
  }
}
