/** The file that a fault is about; of two entries that cannot stand beside each other, the second. */
function culpritOf(fault) {
  const [, folder, slug] = /^(content\/[\w/-]+)\n.* by ".*" and "(.*)"/.exec(fault) ?? []
  return slug ? `${folder}/${slug}.json` : /^content\/[\w./-]+\.json/.exec(fault)?.[0]
}

/**
 * Asks the checks of content (editor/work.ts), on this machine and in the static editor alike. A file that stops them
 * from loading is left out, and they are told of it: one broken file hides none of the others.
 *
 * @param {import('./ask.d.mts').RunOnce} runOnce
 */
export function asking(runOnce) {
  async function ask(task, given = [], over = []) {
    const broken = new Map()
    for (;;) {
      try {
        return await runOnce({ task, given, over, broken })
      } catch (error) {
        const file = culpritOf(error.message)
        if (!file || broken.has(file)) throw error
        broken.set(file, error.message)
      }
    }
  }

  /** What stops changes from being saved: the faults of their fields, or what they break elsewhere. */
  async function faultsOf(changes) {
    const faults = await ask('faultsOfChanges', [changes])
    if (faults.length > 0) return faults
    const faultsWith = (over) =>
      ask('faultsOfAll', [], over).catch(({ message }) => [
        { file: '', path: [], text: message, told: message },
      ])
    const after = await faultsWith(changes)
    // What was wrong before is no fault of this change.
    const before = after.length > 0 ? await faultsWith([]) : []
    const isNew = ({ file, told }) =>
      !before.some((each) => each.file === file && each.told === told)
    return after.filter(isNew).map(({ file, path, text, told }) => {
      // Only the fields of the changed files are on the page of the editor.
      if (changes.some((each) => each.file === `content/${file}`)) return { file, path, text }
      return { file: '', path: [], text: file ? `content/${file}\n✖ ${told}` : told }
    })
  }

  return { ask, faultsOf }
}
