import { dayOf } from '@/lib/property/offer'
import { asking } from '@/scripts/edit/ask'
import { withDayOfCheck } from '../checked-on'
import type { Missing } from '../launch'
import type { FileChange, GitHost } from './git-host'
import { type Change, refusedFor, type Start, type Store } from './store'

/** What the checks of content read. */
const READ =
  /^(?:content\/(?:en|ta)\/.*\.json|lib\/(?:images|papers)\.generated\.json|assets\/manifest\.json)$/

/** Of which they read the names alone. */
const NAMED = /^assets\/papers\/.*\.pdf$/

/** The files of a branch on a Git host. A save is a commit; the host then builds and publishes it. */
export function gitStore(host: GitHost, siteUrl: string): Store {
  /** The texts of the states that were read: a state never changes. */
  const known = new Map<string, string>()
  /** The state of each file of the branch, as it was read last. */
  let states: ReadonlyMap<string, string> = new Map()
  /** Pictures that were uploaded in this window. */
  const uploaded = new Map<string, string>()

  async function refresh() {
    const tree = await host.tree()
    const wanted = [
      ...new Set([...tree.files].flatMap(([file, state]) => (READ.test(file) ? state : []))),
    ]
    const unknown = wanted.filter((state) => !known.has(state))
    // Hosts limit what one question may hold.
    for (let from = 0; from < unknown.length; from += 50)
      for (const [state, text] of await host.texts(unknown.slice(from, from + 50)))
        known.set(state, text)
    states = tree.files
    return tree
  }

  /** Runs a check in a worker of its own: content is read once, when its modules load. */
  const { ask, faultsOf } = asking(
    ({ task, given, over, broken }) =>
      new Promise((resolve, reject) => {
        const files = new Map<string, string>()
        for (const [file, state] of states)
          if (READ.test(file) || NAMED.test(file)) files.set(file, known.get(state) ?? '')
        for (const { file, text } of over)
          if (text === null) files.delete(file)
          else files.set(file, text)
        for (const file of broken.keys()) files.delete(file)
        const worker = new Worker('checks.js', { type: 'module' })
        worker.onmessage = ({ data }) => {
          worker.terminate()
          if ('fault' in data) reject(new Error(data.fault))
          else resolve(data.answer)
        }
        worker.onerror = ({ message }) => reject(new Error(message))
        worker.postMessage({ task, given, files, broken })
      }),
  )

  async function save(
    sent: readonly Change[],
    summary: string,
    tries = 3,
  ): ReturnType<Store['save']> {
    const changes = withDayOfCheck(sent, dayOf(new Date()))
    const { head, files: before } = await refresh()
    const late = changes.filter(({ file, version }) => (before.get(file) ?? null) !== version)
    if (late.length > 0) {
      const message =
        'Somebody else saved this since you opened it. Nothing was overwritten, and what you wrote is still here.'
      return { isRefused: true, message, late: late.map(({ file }) => file) }
    }
    const texts = changes.map((each) => ({
      file: each.file,
      text: 'text' in each ? each.text : '',
    }))
    const faults = await faultsOf(texts)
    if (faults.length > 0) return { isRefused: true, message: 'This was not saved.', faults }
    const files = changes.map((change): FileChange => {
      const base64 =
        'bytes' in change ? change.bytes : change.text === null ? null : base64Of(change.text)
      return { path: change.file, base64, isNew: change.version === null }
    })
    if (!(await host.commit(head, summary, files))) {
      // Somebody saved another file in this very moment.
      if (tries > 0) return save(changes, summary, tries - 1)
      return { isRefused: true, message: 'Others are saving at this moment. Save again.' }
    }
    for (const change of changes) if ('bytes' in change) uploaded.set(change.file, change.bytes)
    // It is saved: what cannot be read back must not say otherwise.
    await refresh().catch(() => {})
    return { saved: changes.map(({ file }) => ({ file, ...opened(file) })) }
  }

  const opened = (file: string) => {
    const version = states.get(file) ?? null
    return { text: version === null ? null : (known.get(version) ?? null), version }
  }

  return {
    async start() {
      await refresh()
      const open = await ask<Pick<Start, 'places' | 'pictures'>>('open')
      return { ...open, siteUrl, progressUrl: host.progressUrl }
    },
    read: async (file) => opened(file),
    save: (changes, summary) => save(changes, summary).catch(refusedFor),
    launch: () => ask<readonly Missing[]>('launch'),
    async pictureUrl({ master }) {
      const bytes = uploaded.get(master) ?? (await host.base64(states.get(master) ?? ''))
      return `data:image/${master.endsWith('.png') ? 'png' : 'jpeg'};base64,${bytes.replace(/\s/g, '')}`
    },
  }
}

const base64Of = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
