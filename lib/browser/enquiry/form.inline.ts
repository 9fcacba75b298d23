/** Stands before the forms of a page: what needs an answer before their own script is here. */
import { noteArrival } from './arrival'
import { forgetDrafts } from './draft'
import { holdNativeMessages, watchFormLinks } from './form-links'
import { stampForms } from './stamp-forms'

noteArrival()
forgetDrafts()
stampForms()
watchFormLinks()
holdNativeMessages()
