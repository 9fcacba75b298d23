/** The field with the version of the privacy notice at the form. */
export const NOTICE_VERSION = 'notice_version'

/** The field with the time at which the page with the notice was opened, by the visitor's clock. */
export const NOTICE_SHOWN = 'notice_shown_at'
