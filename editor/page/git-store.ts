import type { Missing } from '../launch'
import type { FieldFault, OpenPlace, Change as TextChange } from '../work'
import type { FileChange, GitHost } from './git-host'
import type { Change, Picture, Refused, Start, Store } from './store'

const MADE = 'lib/images.generated.json'
const LIST = 'assets/manifest.json'
/** What the checks of content read. */
const READ = /^(?:content\/.*\.json|lib\/images\.generated\.json|assets\/manifest\.json)$/

/** The files of a branch on a Git host. A save is a commit; the host then builds and publishes it. */
export function gitStore(host: GitHost, siteUrl: string): Store {
  /** The texts of the states that were read: a state never changes. */
  const known = new Map<string, string>()
  let head = ''
  let states: ReadonlyMap<string, string> = new Map()

  async function refresh() {
    const tree = await host.tree()
    head = tree.head
    states = new Map([...tree.files].filter(([file]) => READ.test(file)))
    const wanted = [...new Set(states.values())].filter((state) => !known.has(state))
    // Hosts limit what one question may hold.
    for (let from = 0; from < wanted.length; from += 50)
      for (const [state, text] of await host.texts(wanted.slice(from, from + 50)))
        known.set(state, text)
  }

  const texts = () =>
    new Map([...states].map(([file, state]) => [file, known.get(state) ?? ''] as const))

  async function faultsOf(changes: readonly Change[]): Promise<readonly FieldFault[]> {
    const written = changes.filter((change): change is Change & TextChange => 'text' in change)
    const faults = await check<readonly FieldFault[]>('faultsOfChanges', texts(), [written])
    if (faults.length > 0) return faults
    const over = texts()
    for (const { file, text } of written) {
      if (text === null) over.delete(file)
      else over.set(file, text)
    }
    for (const change of changes) if ('bytes' in change) addPicture(over, change.file)
    const whole = await check<string | undefined>('faultOfAll', over, []).catch(
      ({ message }: Error) => message,
    )
    return whole ? [{ file: '', path: [], text: whole }] : []
  }

  async function save(
    changes: readonly Change[],
    summary: string,
    tries = 3,
  ): ReturnType<Store['save']> {
    await refresh()
    const late = changes.filter(({ file, version }) => (states.get(file) ?? null) !== version)
    if (late.length > 0) {
      const message =
        'Somebody else saved this since you opened it. Nothing was overwritten, and what you wrote is still here.'
      return { isRefused: true, message, late: late.map(({ file }) => file) }
    }
    const faults = await faultsOf(changes)
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
    await refresh()
    const opened = (file: string) => ({
      text: known.get(states.get(file) ?? '') ?? null,
      version: states.get(file) ?? null,
    })
    return { saved: changes.map(({ file }) => ({ file, ...opened(file) })) }
  }

  return {
    async start(): Promise<Start> {
      await refresh()
      const places = await check<readonly OpenPlace[]>('openPlaces', texts(), [])
      return { places, pictures: picturesOf(texts()), siteUrl, progressUrl: host.progressUrl }
    },
    async read(file) {
      const state = states.get(file) ?? null
      return { text: state === null ? null : (known.get(state) ?? null), version: state }
    },
    async save(changes, summary) {
      try {
        return await save(changes, summary)
      } catch (error) {
        const refused: Refused = {
          isRefused: true,
          message: error instanceof Error ? error.message : `${error}`,
        }
        return refused
      }
    },
    async launch() {
      const { list } = await check<{ list: readonly Missing[] }>('launch', texts(), [])
      // Whether a brochure is current is known only where it is printed.
      return list.filter(({ text }) => !text.includes('brochure'))
    },
  }
}

/** A new picture in the list of those that are made: the build makes it in all sizes. */
function addPicture(files: Map<string, string>, file: string) {
  const name = file.replace(/^assets\//, '').replace(/\.\w+$/, '')
  const made = JSON.parse(files.get(MADE) ?? '{}')
  made[name] ??= { kind: 'photo', stem: '', width: 1, height: 1, alt: '', focal: [0.5, 0.5] }
  files.set(MADE, JSON.stringify(made))
}

type Made = {
  kind: string
  stem: string
  alt: string
  width: number
  height: number
  widths?: number[]
}
type Listed = { file: string; alt: string; width: number; height: number }

/** Pictures that are made, and those of the list that the next build makes. */
function picturesOf(files: ReadonlyMap<string, string>): readonly Picture[] {
  const made = Object.entries<Made>(JSON.parse(files.get(MADE) ?? '{}'))
    .filter(([name]) => !name.startsWith('cricket/prints/'))
    .map(([name, { kind, stem, alt, width, height, widths = [] }]) => ({
      ...{ name, alt, width, height },
      url: kind === 'svg' ? `_img/${stem}.svg` : `_img/${stem}-${widths[0]}.avif`,
    }))
  const names = new Set(made.map(({ name }) => name))
  const listed: readonly Listed[] = JSON.parse(files.get(LIST) ?? '{"images":[]}').images
  const coming = listed
    .map(({ file, ...facts }) => ({ ...facts, name: file.replace(/\.\w+$/, ''), url: '' }))
    .filter(({ name }) => !names.has(name))
  return [...made, ...coming]
}

/** Runs a check over files in a worker of its own: content is read once, when its modules load. */
function check<Answer>(
  task: string,
  files: ReadonlyMap<string, string>,
  given: readonly unknown[],
) {
  return new Promise<Answer>((resolve, reject) => {
    const worker = new Worker('checks.js', { type: 'module' })
    worker.onmessage = ({ data }) => {
      worker.terminate()
      if ('fault' in data) reject(new Error(data.fault))
      else resolve(data.answer)
    }
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage({ task, files, given })
  })
}

const base64Of = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
