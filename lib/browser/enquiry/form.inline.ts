/** Placed before the forms of a page: work that must not wait for the forms' islands. */
import { noteArrival } from './arrival'
import { forgetDrafts } from './draft'
import { holdNativeMessages, watchFormLinks } from './form-links'
import { stampForms } from './stamp-forms'

noteArrival()
forgetDrafts()
stampForms()
watchFormLinks()
holdNativeMessages()
