/** Formats `+919876543210` as `+91 98765 43210`. Returns numbers of other countries unchanged. */
export const phoneText = (phone: string): string =>
  phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')

/** The `tel:` address of a number. */
export const callAddress = (phone: string): string => `tel:${phone}`

/** The address of a WhatsApp chat with a number such as `+919876543210`; `text` prefills the message. */
export const whatsappAddress = (phone: string, text?: string): string =>
  `https://wa.me/${phone.replace('+', '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`

/**
 * The address at which WhatsApp asks for the recipient of a text. Of reserved characters, escapes only those that would
 * end the text, so that an address in it stays short.
 */
export const sendAddress = (text: string): string =>
  `https://wa.me/?text=${encodeURI(text).replace(/[&#+]/g, encodeURIComponent)}`
