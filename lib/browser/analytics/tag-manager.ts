/** The container's id and the URL of its script. With `isSilent`, a missing id is not an error. */
export type TagManager = { id: string; scriptUrl: string; isSilent?: boolean }

/** Why the tag manager did not load. */
export type TagManagerError = Error & { reason: 'id-missing' | 'load-failed' }

/**
 * Loads the tag manager's script. Call it only after the visitor has agreed.
 * Throws a {@link TagManagerError} without an id, unless `isSilent`; rejects with one when the script
 * cannot be loaded (specification, section 8).
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
