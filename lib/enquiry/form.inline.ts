/** Stands before the forms of a page: what needs an answer before their own script is here. */
import { forgetDrafts } from './draft'
import { holdNativeMessages, watchFormLinks } from './form-links'

forgetDrafts()
watchFormLinks()
holdNativeMessages()
