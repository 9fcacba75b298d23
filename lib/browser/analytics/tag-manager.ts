/** The container, and the address its script is loaded from. */
export type TagManager = { id: string; scriptUrl: string; isSilent?: boolean }

/** Why the tag manager is not there. */
export type TagManagerError = Error & { reason: 'id-missing' | 'load-failed' }

/**
 * Loads the tag manager's script. Call it only once the visitor has agreed.
 * Throws a {@link TagManagerError} when there is no id, unless it is to be silent about that; rejects
 * with one when the script cannot be loaded (specification, section 8).
 */
export function loadTagManager({ id, scriptUrl, isSilent }: TagManager): Promise<void> {
  const problem = (reason: TagManagerError['reason'], message: string): TagManagerError =>
    Object.assign(new Error(message), { reason })

  if (!id) {
    if (isSilent) return Promise.resolve()
    throw problem('id-missing', 'Google tag manager ID not provided.')
  }
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = `${scriptUrl}?id=${encodeURIComponent(id)}`
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(problem('load-failed', `Google tag manager could not be loaded from ${scriptUrl}`))
    }
    document.head.append(script)
  })
}
