/** When each file last changed, by `git log --format=%x00%cI --name-only`, newest commit first. */
export function readChanges(log: string): ReadonlyMap<string, string> {
  const changes = new Map<string, string>()
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean)
    const changedAt = inUtc(day)
    // Of two branches that were joined, the later commit may come second.
    for (const file of files)
      if ((changes.get(file) ?? '') < changedAt) changes.set(file, changedAt)
  }
  return changes
}

/** The newest change of files whose names begin so; undefined where none is known. */
export const newestOf = (
  changes: ReadonlyMap<string, string>,
  beginnings: readonly string[],
): string | undefined =>
  [...changes]
    .flatMap(([file, at]) => (beginnings.some((each) => file.startsWith(each)) ? at : []))
    .sort()
    .at(-1)

/** Moments compare as texts once they are of one zone. */
const inUtc = (moment: string) => new Date(moment).toISOString().replace('.000Z', 'Z')
