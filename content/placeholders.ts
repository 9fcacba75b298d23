import { env } from '@/lib/server/env'

type MaybePlaceholder = { isPlaceholder: boolean }

/**
 * Whether a placeholder, which the owner has not confirmed yet, is left out. Live builds omit placeholders; all other
 * builds show them with a label. Content modules filter, so that components need not.
 */
export const isOmitted = (
  { isPlaceholder }: MaybePlaceholder,
  showsProduction = env.showsProduction,
): boolean => showsProduction && isPlaceholder

/** The entries without those that this build leaves out. */
export const withoutOmitted = <Item extends MaybePlaceholder>(
  items: readonly Item[],
  showsProduction = env.showsProduction,
): readonly Item[] => items.filter((item) => !isOmitted(item, showsProduction))
