/** Runs before the first paint, so that the comparison and the link to it do not appear late. */
import { showFavourites } from './show-favourites'

showFavourites()
