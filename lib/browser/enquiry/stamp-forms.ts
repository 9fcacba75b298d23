import { sinceActivation } from '@/lib/browser/page/activation'
import { readSession } from '@/lib/browser/storage'
import { NOTICE_SHOWN, NOTICE_VERSION } from '@/lib/domain/enquiry/notice-fields'
import { VISIT_SOURCE } from './visit-source'

/**
 * Adds to each form with a notice: the time the notice was shown, the page's address, the visit's source (visit-source.ts).
 * Works on `formdata`, so also when the browser submits the form before its island has started. Without JavaScript,
 * only the mail has a time.
 */
export function stampForms(): void {
  addEventListener('formdata', ({ formData }) => {
    if (!formData.has(NOTICE_VERSION)) return
    formData.set(NOTICE_SHOWN, new Date(Date.now() - sinceActivation()).toISOString())
    formData.set('page', location.origin + location.pathname)
    const from = readSession(VISIT_SOURCE)
    if (from) formData.set('from', from)
  })
}
