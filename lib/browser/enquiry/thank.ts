import { setAddress } from '@/lib/browser/page/address'
import { callAddress, phoneText, whatsappAddress } from '@/lib/domain/contact/phone'
import { forgetDrafts } from './draft'

/** What the entry of the history keeps of a sent form. */
type Thanked = { reference?: unknown; phone?: unknown }

/**
 * Forgets the draft of the form that was sent. Shows its reference where `data-reference` has the words for it, and
 * makes the links beside it lead to the desk that has it, WhatsApp's with the reference. A reload and a way back do it
 * again: the entry of the history keeps both, and nothing else does.
 */
export function thank(): void {
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
