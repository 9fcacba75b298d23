/** Before the first paint: the way to the comparison where the device keeps plots, and the plots on the comparison itself. */
import { showKept } from './show-kept'

showKept()
