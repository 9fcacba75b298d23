/** The last change of each file, parsed from `git log --format=%x00%cI --name-only`; times in UTC. */
export function readChanges(log: string): ReadonlyMap<string, string> {
  const changes = new Map<string, string>()
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean)
    const changedAt = inUtc(day)
    // After a merge the log is not strictly newest first.
    for (const file of files)
      if ((changes.get(file) ?? '') < changedAt) changes.set(file, changedAt)
  }
  return changes
}

/** The newest change of files with one of these path prefixes; undefined if none is known. */
export const newestOf = (
  changes: ReadonlyMap<string, string>,
  beginnings: readonly string[],
): string | undefined =>
  [...changes]
    .flatMap(([file, at]) => (beginnings.some((each) => file.startsWith(each)) ? at : []))
    .sort()
    .at(-1)

/** In UTC, ISO times can be compared as strings. */
const inUtc = (moment: string) => new Date(moment).toISOString().replace('.000Z', 'Z')
