/** Signed, three decimals, with a true minus: `+1.733`, `−1.038`, `0.000`. */
export function netRunRateText(rate: number): string {
  const text = Math.abs(rate).toFixed(3)
  if (Number(text) === 0) return text
  return rate > 0 ? `+${text}` : `−${text}`
}
