import { sinceOpened } from '@/lib/browser/page/seen'
import { readSession } from '@/lib/browser/storage'
import { NOTICE_SHOWN, NOTICE_VERSION } from '@/lib/domain/enquiry/notice-fields'
import { FROM } from './arrival'

/**
 * Adds to each form that carries a notice when the notice was shown, the address of the page, and what led the visitor
 * to the site (lib/browser/enquiry/arrival.ts), also where the browser sends the form by itself because its script is not here.
 * Without JavaScript the time of the mail has to do.
 */
export function stampForms(): void {
  addEventListener('formdata', ({ formData }) => {
    if (!formData.has(NOTICE_VERSION)) return
    formData.set(NOTICE_SHOWN, new Date(Date.now() - sinceOpened()).toISOString())
    formData.set('page', location.origin + location.pathname)
    const from = readSession(FROM)
    if (from) formData.set('from', from)
  })
}
