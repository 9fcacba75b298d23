/**
 * Offers an address to the browser's share dialog; where there is none, copies it. Returns what came
 * of it. A dialog that the visitor closes counts as shared: there is nothing to say.
 */
export async function shareAddress(
  title: string,
  url: string,
): Promise<'shared' | 'copied' | 'notCopied'> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
      return 'shared'
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'shared'
  }
  return copyAddress(url)
}

/** Copies an address, and tells whether it could. */
export async function copyAddress(url: string): Promise<'copied' | 'notCopied'> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    // No clipboard, or no permission for it.
    return 'notCopied'
  }
}
