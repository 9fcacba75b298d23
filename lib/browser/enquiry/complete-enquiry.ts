import { setAddress } from '@/lib/browser/page/address'
import { callAddress, phoneText, whatsappAddress } from '@/lib/domain/contact/phone'
import { forgetDrafts } from './draft'

/** The data of a sent form in `history.state`. */
type Thanked = { reference?: unknown; phone?: unknown }

/**
 * Removes the sent draft. Shows its reference in the element with `data-reference`, the text with `{id}`. Points the
 * call and WhatsApp links to the desk that received the enquiry, and adds the reference to WhatsApp's text. Reload and
 * Back do the same from `history.state`, the only place that keeps the reference and the phone number.
 */
export function completeEnquiry(): void {
  let { reference, phone }: Thanked = history.state ?? {}
  forgetDrafts((draft) => {
    if (draft.state !== 'sent') return false
    reference = draft.reference
    phone = draft.phone
    return true
  })
  const place = document.querySelector<HTMLElement>('[data-reference]')
  if (!place || typeof reference !== 'string') return
  setAddress('replace', location.href, { ...history.state, reference, phone })
  place.textContent = (place.dataset.reference ?? '').replace('{id}', reference)
  place.hidden = false

  const link = (action: string) =>
    document.querySelector<HTMLAnchorElement>(`main [data-action=${action}]`)
  const [call, whatsapp] = [link('call'), link('whatsapp')]
  if (call && typeof phone === 'string') {
    call.href = callAddress(phone)
    call.textContent = phoneText(phone)
  }
  if (!whatsapp) return
  const { pathname, searchParams } = new URL(whatsapp.href)
  const desk = typeof phone === 'string' ? phone : pathname.replace('/', '+')
  whatsapp.href = whatsappAddress(desk, `${searchParams.get('text')}\n${reference}`)
}
