/** Changes a list; `blank` is a new entry, `document` the entry or a document of its Tamil. */
export type ListChange = (
  change: (all: readonly unknown[], blank: unknown, document: unknown) => readonly unknown[],
) => void

/** Removes an entry of a list in each document. Returns a function that puts it back where it was. */
export function removeAt(change: ListChange, index: number): () => void {
  const removed = new Map<unknown, unknown>()
  change((before, _, document) => {
    removed.set(document, before[index])
    return before.toSpliced(index, 1)
  })
  return () =>
    change((before, blank, document) => before.toSpliced(index, 0, removed.get(document) ?? blank))
}
