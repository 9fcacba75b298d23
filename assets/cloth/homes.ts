import { landAt } from './parts/land'

/** Houses with lit windows on the same field. */
export default landAt('homes')
