/**
 * For similar flows, `npm test` runs one representative; `npm run check` runs the others.
 *
 * @returns the tags at the end of the flow's name
 */
export const checkUnless = (standsForAll: boolean): '' | ' @check' =>
  standsForAll ? '' : ' @check'

/** The phone runs only the representative; the others run on the desktop. */
export const onceUnless = (standsForAll: boolean): '' | ' @once' => (standsForAll ? '' : ' @once')
