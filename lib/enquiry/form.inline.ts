/** Stands before the forms of a page: what needs an answer before their own script is here. */
import { forgetDrafts } from './draft'
import { holdNativeMessages, watchFormLinks } from './form-links'
import { stampForms } from './stamp-forms'

forgetDrafts()
stampForms()
watchFormLinks()
holdNativeMessages()
