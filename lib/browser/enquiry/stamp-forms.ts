import { sinceOpened } from '@/lib/browser/page/seen'
import { readSession } from '@/lib/browser/storage'
import { NOTICE_SHOWN, NOTICE_VERSION } from '@/lib/domain/enquiry/notice-fields'
import { FROM } from './arrival'

/**
 * Adds to each form with a notice: the time the notice was shown, the page's address, the visit's source (arrival.ts).
 * Works on `formdata`, so also when the browser submits the form before its island has started. Without JavaScript,
 * only the mail has a time.
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
