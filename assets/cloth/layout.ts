import { landAt } from './parts/land'

/** The same field in plots, with a road that runs to the sun. */
export default landAt('plots')
