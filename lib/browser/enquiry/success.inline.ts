/** The page after a sent form: removes the draft and shows the reference. */
import { thank } from './thank'

thank()
