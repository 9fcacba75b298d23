/**
 * Opens the browser's share dialog for an address; where there is none, copies it. Returns the outcome. A
 * dialog that the visitor cancels counts as shared, since no message is needed.
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

/** Copies an address and returns the outcome. */
export async function copyAddress(url: string): Promise<'copied' | 'notCopied'> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    // The clipboard is missing or not permitted.
    return 'notCopied'
  }
}
