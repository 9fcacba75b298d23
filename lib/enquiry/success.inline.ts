/** The page after a sent form: its draft is no longer needed. */
import { forgetDrafts } from './draft'

forgetDrafts(({ state }) => state === 'sent')
