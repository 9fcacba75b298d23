import { callAddress, whatsappAddress } from '@/lib/contact/phone'

/** How the sales desk can be reached when a form cannot. */
export type ContactNumbers = { phone: string; email: string }

/** What the visitor wrote, line by line, as a message they can send another way. */
export function writtenText(
  subject: string,
  written: readonly { label: string; value: string }[],
): string {
  const lines = written.filter(({ value }) => value).map(({ label, value }) => `${label}: ${value}`)
  return [subject, ...lines].join('\n')
}

/** Links that carry a text to a person: WhatsApp and mail take it along, a call cannot. */
export function contactLinks(contact: ContactNumbers, subject: string, text: string) {
  const body = encodeURIComponent(text)
  return {
    call: callAddress(contact.phone),
    whatsapp: whatsappAddress(contact.phone, text),
    mail: `mailto:${contact.email}?subject=${encodeURIComponent(subject)}&body=${body}`,
  }
}
