/** Placed before the forms of a page: work that must not wait for the forms' islands. */

import { forgetDrafts } from './draft'
import { suppressNativeMessages, watchFormLinks } from './form-links'
import { stampForms } from './stamp-forms'
import { storeVisitSource } from './visit-source'

storeVisitSource()
forgetDrafts()
stampForms()
watchFormLinks()
suppressNativeMessages()
