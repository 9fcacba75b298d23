/** The page after a sent form: its draft is no longer needed, and its id is the visitor's reference. */
import { thank } from './thank'

thank()
