/**
 * Claims that need a document as proof: an approval, a gate or a guard, a certificate, a clubhouse, a pool. In an
 * approved layout the roads belong to the local body, so even a gate needs a permission.
 */
const PROVABLE =
  /\bapproved\b|\bgated?\b|\bsecur(?:e|ed|ity)\b|24\s*\/\s*7|\bcctv\b|\bcertif|\bIGBC\b|\bclub(?:\s?house)?\b|\bpools?\b|\bimmediate registration\b|அங்கீகாரம்|ஒப்புதல் பெற்ற|நுழைவாயில|பாதுகாப்பான|காவல்|சிசிடிவி|சான்று|சான்றிதழ்|ஐஜிபிசி|கிளப்|நீச்சல் குள|உடனடிப் பதிவு/iu

/** The number of the document that proves a text. */
export type Claim = { paper?: string | undefined }

/** Whether one of the texts makes a claim that needs proof. */
export const needsPaper = (...texts: readonly (string | undefined)[]): boolean =>
  texts.some((text) => text !== undefined && PROVABLE.test(text))

/** Whether texts may be published: they claim nothing that needs proof, or a document is named. */
export const isProven = ({ paper }: Claim, ...texts: readonly (string | undefined)[]): boolean =>
  paper !== undefined || !needsPaper(...texts)
