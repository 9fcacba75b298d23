/**
 * Of many flows that are alike, `npm test` runs those that stand for all; the others are for `npm run check`.
 *
 * @returns what stands at the end of the flow's name
 */
export const checkUnless = (standsForAll: boolean): '' | ' @check' =>
  standsForAll ? '' : ' @check'

/** The phone runs those that stand for all; the others run on the desktop alone. */
export const onceUnless = (standsForAll: boolean): '' | ' @once' => (standsForAll ? '' : ' @once')
