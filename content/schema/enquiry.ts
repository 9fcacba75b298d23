import type { labels } from '@/content/labels'

/** The words of the enquiry form, as its island receives them. */
export type EnquiryLabels = typeof labels.enquiry
