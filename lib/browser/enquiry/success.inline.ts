/** The page after a sent form: removes the draft and shows the reference. */
import { completeEnquiry } from './complete-enquiry'

completeEnquiry()
