import { documentOf } from '@/content/folder'
import { surveyOf, textOf } from '@/editor/checks/project-files'
import { dayOf } from '@/lib/domain/property/publication'
import { type Files, filesForCheck, isCheckFile, isRead } from '@/tools/content/checks/check-files'
import type { CheckInput } from '@/tools/content/checks/create-checks'
import type { Picture } from '@/tools/content/checks/images'
import type { ListedFile } from '@/tools/content/checks/listed-files'
import type { Paper } from '@/tools/content/checks/paper-list'
import type { FieldError } from '@/tools/content/checks/validate'
import { createChangeChecks } from '../checks/ask'
import { withChangeNumber } from '../checks/change-number'
import { withDayOfCheck } from '../checks/checked-on'
import type { ReadDrawing, readDrawing } from '../checks/drawing'
import type { Missing } from '../checks/launch'
import { merge } from '../checks/merge'
import { plotListsOf } from '../checks/plot-lists'
import type { SitePage } from '../checks/site-pages'
import type { OpenPlace } from '../checks/work'
import type { ChangedFile, Commit, FileChange, Git } from './git'

/** The data that the editor loads at start. */
export type Start = {
  places: readonly OpenPlace[]
  pictures: readonly Picture[]
  papers: readonly Paper[]
  /** The pages that links may lead to. */
  pages: readonly SitePage[]
  /** The plot numbers of each project. */
  plots: Readonly<Record<string, readonly number[]>>
  /** The address of the site, without a trailing slash. */
  siteUrl: string
  /** Whether a save has to be published; otherwise the site beside the editor shows it at once. */
  isPublished: boolean
}

/** The state before content is loaded. */
export const NOTHING: Start = {
  places: [],
  pictures: [],
  papers: [],
  pages: [],
  plots: {},
  siteUrl: '',
  isPublished: false,
}

/** A file when it was opened. */
export type Opened = { text: string | null; version: string | null }

/** A file to save: a text, or a picture's bytes in base64; a null text deletes it. */
export type Change = { file: string; version: string | null } & (
  | { text: string | null }
  | { bytes: string }
)

/** Why nothing was saved. */
export type Refused = {
  isRefused: true
  message: string
  errors?: readonly FieldError[]
  /** The files that another person has changed in the meantime. */
  late?: readonly Late[]
  /** The errors are what looks left over in content that is to be on the site: they may stay. */
  isLeftOver?: true
}

/**
 * A file that another person has saved, added or deleted since it was opened: its text then, as it was sent and as it is
 * now, with its version; null where it does not exist, and for the bytes of a picture.
 */
export type Late = {
  file: string
  base: string | null
  mine: string | null
  theirs: string | null
  version: string | null
}

/** The saved files; `commit` is absent where nothing had changed. */
export type Saved = {
  isRefused?: undefined
  commit?: string
  saved: readonly (Opened & { file: string })[]
}

/** A commit's change of a file as texts; undefined where it is no text file. */
export type ChangedText = {
  file: string
  before: string | null
  after: string | null
  beforeState: string | null
}

/** The editor's access to content. */
export type Store = ReturnType<typeof storeOf>

/** Files generated from content, pictures and surveys. The list of papers is not among them: saves write it. */
const MADE = /^(?:lib\/server\/(?!papers\.)|public\/|assets\/plans\/drawn\/)/

/** An error as the refusal of a save. */
export const refusedFor = (error: unknown): Refused => ({
  isRefused: true,
  message: error instanceof Error ? error.message : `${error}`,
})

/** A JSON file: its value, or `empty` if it is missing, and a function that returns the change to replace it. */
export async function openJson<Value>(
  { read }: Pick<Store, 'read'>,
  file: string,
  empty: Value,
): Promise<{ value: Value; write: (next: Value) => Change }> {
  const { text, version } = await read(file)
  const value: Value = text === null ? empty : JSON.parse(text)
  return { value, write: (next) => ({ file, text: textOf(next, text), version }) }
}

/**
 * The content of a repository. `run` runs one check (editor/checks/work.ts) over the given files: a save is a commit,
 * made only if its checks pass. `onCommit` is called with its id.
 */
export function storeOf(
  git: Git,
  run: (asked: CheckInput, files: Files) => Promise<unknown>,
  siteUrl: string,
  onCommit: (commit: string) => void = () => {},
) {
  /** Cache of texts by state id; a state never changes. */
  const known = new Map<string, string>()
  /** The state id of each file of the branch when it was last read. */
  let states: ReadonlyMap<string, string> = new Map()
  /** Pictures that were uploaded in this window. */
  const uploaded = new Map<string, string>()

  async function learn(wanted: readonly string[]) {
    const unknown = [...new Set(wanted)].filter((state) => !known.has(state))
    // Hosts limit the size of a query.
    for (let from = 0; from < unknown.length; from += 50)
      for (const [state, text] of await git.texts(unknown.slice(from, from + 50)))
        known.set(state, text)
  }

  async function refresh() {
    const tree = await git.tree()
    await learn([...tree.files].flatMap(([file, state]) => (isRead(file) ? state : [])))
    states = tree.files
    return tree
  }

  const files = (): Files =>
    new Map(
      [...states].flatMap(([file, state]) =>
        isCheckFile(file) ? [[file, known.get(state) ?? '']] : [],
      ),
    )
  const { ask, errorsOf, leftOver } = createChangeChecks((asked) =>
    run(asked, filesForCheck(asked, files())),
  )

  const stateText = (state: string | null | undefined) =>
    state ? (known.get(state) ?? null) : null

  /** Merges a change with what another person has saved in the meantime; undefined on a conflict. */
  async function rebased(change: Change, state: string | null): Promise<Change | undefined> {
    if (change.version === state) return change
    if (!('text' in change) || change.text === null || !change.version || !state) return undefined
    await learn([change.version])
    const text = merge(stateText(change.version) ?? '', change.text, stateText(state) ?? '')
    return text === undefined ? undefined : { ...change, text, version: state }
  }

  const lateOf = (change: Change): Late => {
    const { text: theirs, version } = opened(change.file)
    const mine = 'text' in change ? change.text : null
    return { file: change.file, base: stateText(change.version), mine, theirs, version }
  }

  /** Adds what a save writes itself, such as days and numbers; `isBack` for changes that undo a commit. */
  function stamped(changes: readonly Change[], isBack: boolean): readonly Change[] {
    const day = dayOf(new Date())
    const before = (file: string) => opened(file).text
    const numbered = (all: readonly Change[]) => withChangeNumber(all, day, before)
    if (!isBack) return numbered(withDayOfCheck(changes, day, before))
    // Restored files keep their old values. Undoing a change of a match counts as another change of it.
    return changes.flatMap((each) => (each.version === null ? each : numbered([each])))
  }

  async function save(
    sent: readonly Change[],
    summary: string,
    { isBack = false, isAccepted = false, tries = 3 } = {},
  ): Promise<Saved | Refused> {
    const { head, files: before } = await refresh()
    const moved = await Promise.all(
      sent.map((each) => rebased(each, before.get(each.file) ?? null)),
    )
    const late = sent.flatMap((change, at) => (moved[at] ? [] : lateOf(change)))
    if (late.length > 0) {
      const message =
        'Somebody else changed the same since you opened it. Nothing was overwritten, and what you wrote is still here.'
      return { isRefused: true, message, late }
    }
    const own = moved.filter((each) => each !== undefined)
    const changes = [...stamped(own, isBack)]
    changes.push(...plotListsOf(changes, opened))
    const texts = changes.map((each) => ({
      file: each.file,
      text: 'text' in each ? each.text : '',
    }))
    const refused = { isRefused: true, message: 'This was not saved.' } as const
    const errors = await errorsOf(texts)
    if (errors.length > 0) return { ...refused, errors }
    const left = isBack || isAccepted ? [] : await leftOver(texts, (file) => opened(file).text)
    if (left.length > 0) return { ...refused, errors: left, isLeftOver: true }
    const commit = await git.commit(head, summary, changes.map(written))
    if (!commit) {
      // Another person saved at the same moment: try again.
      if (tries > 0) return save(sent, summary, { isBack, isAccepted, tries: tries - 1 })
      return { isRefused: true, message: 'Others are saving at this moment. Save again.' }
    }
    onCommit(commit)
    for (const change of changes) if ('bytes' in change) uploaded.set(change.file, change.bytes)
    // The save has succeeded: an error on reading it back must not say otherwise.
    await refresh().catch(() => {})
    return { commit, saved: changes.map(({ file }) => ({ file, ...opened(file) })) }
  }

  const opened = (file: string) => {
    const version = states.get(file) ?? null
    return { text: stateText(version), version }
  }

  /** The changes that move all files of a folder. */
  async function moved(from: string, to: string): Promise<readonly Change[]> {
    const own = [...states].filter(([file]) => file.startsWith(from))
    const all = own.map(
      async ([file, version]): Promise<readonly Change[]> => [
        { file: file.replace(from, to), bytes: await git.base64(version), version: null },
        { file, text: null, version },
      ],
    )
    return (await Promise.all(all)).flat()
  }

  /** The change that restores a file; none if it is restored already, generated, or a picture changed since. */
  async function undone({ file, before, after }: ChangedFile): Promise<readonly Change[]> {
    const now = states.get(file) ?? null
    if (now === before || MADE.test(file)) return []
    // Based on the commit's version, so that later changes are merged.
    const version = now === after ? now : after
    if (isRead(file) || before === null)
      return now === after || isRead(file) ? [{ file, text: stateText(before), version }] : []
    return now === after ? [{ file, bytes: await git.base64(before), version }] : []
  }

  async function filesOf(commit: string) {
    const changed = await git.changed(commit)
    await learn(
      changed.flatMap((each) =>
        isRead(each.file) ? [each.before, each.after].filter((state) => state !== null) : [],
      ),
    )
    return changed
  }

  return {
    async start(): Promise<Start> {
      await refresh()
      const open =
        await ask<Pick<Start, 'places' | 'pictures' | 'papers' | 'pages' | 'plots'>>('open')
      return { ...open, siteUrl, isPublished: git.progress !== undefined }
    },
    read: async (file: string): Promise<Opened> => opened(file),
    /** The text of a Git state; null if the repository has none. */
    async textOf(state: string) {
      await learn([state])
      return stateText(state)
    },
    /** Saves; `isAccepted` if what looks left over may stay. */
    save: (changes: readonly Change[], summary: string, isAccepted = false) =>
      save(changes, summary, { isAccepted }).catch(refusedFor),
    /** The content files that refer to each picture and PDF, by its name. */
    references: () => ask<Readonly<Record<string, readonly ListedFile[]>>>('references'),
    /** The changes that rename an entry in addresses, and update references to it. */
    async renamed(file: string, slug: string): Promise<readonly Change[]> {
      await refresh()
      const [, project = ''] = /^projects\/([^/]+)\.json$/.exec(file) ?? []
      const survey = states.get(surveyOf(project))
      if (survey) await learn([survey])
      const all = await ask<readonly { file: string; text: string | null }[]>('rename', [
        file,
        slug,
        stateText(survey),
      ])
      return [
        ...all.map((each) => ({ ...each, version: states.get(each.file) ?? null })),
        ...(project ? await moved(`assets/papers/${project}/`, `assets/papers/${slug}/`) : []),
      ]
    },
    /** The files that refer to an entry or share its name: those that another name would change. */
    async referring(file: string): Promise<readonly string[]> {
      const { name, language } = documentOf(file) ?? {}
      if (language !== 'en') return []
      const all = ask<readonly { file: string }[]>('rename', [name, 'another-name', null])
      // Some projects cannot be renamed.
      return (await all.catch(() => [])).map((each) => each.file)
    },
    launch: () => ask<readonly Missing[]>('launch'),
    /** Parses a surveyor's drawing for a project, without saving. */
    readDrawing: (...given: Parameters<typeof readDrawing>) =>
      ask<ReadDrawing>('readDrawing', given),
    /** The bytes of a saved file. */
    async bytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
      const base64 = await git.base64(states.get(file) ?? '')
      return Uint8Array.from(atob(base64.replace(/\s/g, '')), (each) => each.charCodeAt(0))
    },
    /** The address of a picture's master, where no sizes exist here. */
    async pictureUrl({ master }: Picture) {
      const bytes = uploaded.get(master) ?? (await git.base64(states.get(master) ?? ''))
      return `data:image/${master.endsWith('.png') ? 'png' : 'jpeg'};base64,${bytes.replace(/\s/g, '')}`
    },
    log: git.log,
    /** The texts that a commit changed. */
    async changed(commit: string): Promise<readonly ChangedText[]> {
      const all = await filesOf(commit)
      return all.map(({ file, before, after }) => ({
        file,
        before: stateText(before),
        after: stateText(after),
        beforeState: before,
      }))
    },
    /** Undoes a commit, and keeps later changes of other fields in the same files. */
    async takeBack({ id, message }: Pick<Commit, 'id' | 'message'>): Promise<Saved | Refused> {
      await refresh()
      const changes = (await Promise.all((await filesOf(id)).map(undone))).flat()
      if (changes.length === 0) return { saved: [] }
      return save(changes, `Take back: ${message}`, { isBack: true }).catch(refusedFor)
    },
    /** Saves changes as a draft, without checks. */
    keep: (name: string, changes: readonly Change[], summary: string) =>
      git.keep(name, summary, [...changes, ...plotListsOf(changes, opened)].map(written)),
    drafts: git.drafts,
    drop: git.drop,
  }
}

const written = (change: Change): FileChange => ({
  path: change.file,
  base64: 'bytes' in change ? change.bytes : change.text === null ? null : base64Of(change.text),
})

const base64Of = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
