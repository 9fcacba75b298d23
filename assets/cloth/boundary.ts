import { landAt } from './parts/land'

/** A landowner walks along the golden line around a field at dusk. */
export default landAt('field')
