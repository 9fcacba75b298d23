import { callAddress, whatsappAddress } from '@/lib/domain/contact/phone'

/** How the sales desk can be reached when a form cannot. Either may be missing until the owner has one. */
export type ContactNumbers = { phone?: string | undefined; email?: string | undefined }

/** The addresses of the ways that there are. */
export type ContactLinks = { call?: string; whatsapp?: string; mail?: string }

/** What the visitor wrote, line by line, as a message they can send another way. */
export function writtenText(
  subject: string,
  written: readonly { label: string; value: string }[],
): string {
  const lines = written.filter(({ value }) => value).map(({ label, value }) => `${label}: ${value}`)
  return [subject, ...lines].join('\n')
}

/** Links that carry a text to a person: WhatsApp and mail take it along, a call cannot. */
export function contactLinks(
  { phone, email }: ContactNumbers,
  subject: string,
  text: string,
): ContactLinks {
  // RFC 6068 ends lines so.
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return {
    ...(phone && { call: callAddress(phone), whatsapp: whatsappAddress(phone, text) }),
    ...(email && { mail: `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}` }),
  }
}
