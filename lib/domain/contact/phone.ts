/** `+919876543210` as people read it: `+91 98765 43210`. Only Indian numbers; any other stays as it is. */
export const phoneText = (phone: string): string =>
  phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')

/** `+919876543210` as an address that a phone dials. */
export const callAddress = (phone: string): string => `tel:${phone}`

/** `+919876543210` as the address of a WhatsApp chat; `text` is what the visitor would send. */
export const whatsappAddress = (phone: string, text?: string): string =>
  `https://wa.me/${phone.replace('+', '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`

/**
 * The address at which WhatsApp asks whom to send a text to. Only what would end the text is escaped, so that an address
 * in it stays short.
 */
export const sendAddress = (text: string): string =>
  `https://wa.me/?text=${encodeURI(text).replace(/[&#+]/g, encodeURIComponent)}`
