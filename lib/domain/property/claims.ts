/**
 * What buyers take for a fact that a paper proves: an approval, a gate or a guard, a certificate, a clubhouse, a pool.
 * In an approved layout the roads belong to the local body, so that even a gate needs a permission.
 */
const PROVABLE =
  /\bapproved\b|\bgated?\b|\bsecur(?:e|ed|ity)\b|24\s*\/\s*7|\bcctv\b|\bcertif|\bIGBC\b|\bclub(?:\s?house)?\b|\bpools?\b|\bimmediate registration\b|அங்கீகாரம்|ஒப்புதல் பெற்ற|நுழைவாயில|பாதுகாப்பான|காவல்|சிசிடிவி|சான்று|சான்றிதழ்|ஐஜிபிசி|கிளப்|நீச்சல் குள|உடனடிப் பதிவு/iu

/** Something that is said, and the number of the paper that proves it. */
export type Claim = { paper?: string | undefined }

/** Whether a text claims what has to be proved. */
export const needsPaper = (...texts: readonly (string | undefined)[]): boolean =>
  texts.some((text) => text !== undefined && PROVABLE.test(text))

/** Whether words may stand in a live build: they claim nothing, or name the paper that proves it. */
export const isProven = ({ paper }: Claim, ...texts: readonly (string | undefined)[]): boolean =>
  paper !== undefined || !needsPaper(...texts)
