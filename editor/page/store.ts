import { surveyOf, textOf } from '@/editor/checks/project-files'
import { dayOf } from '@/lib/domain/property/offer'
import type { Asked } from '@/tools/content/checks/ask'
import type { Picture } from '@/tools/content/checks/images'
import type { ListedFile } from '@/tools/content/checks/listed'
import type { Paper } from '@/tools/content/checks/paper-list'
import { type Files, isRead, isSeen, seenBy } from '@/tools/content/checks/seen'
import type { FieldError } from '@/tools/content/checks/validate'
import { askingOfChanges } from '../checks/ask'
import { withChangeNumber } from '../checks/change-number'
import { withDayOfCheck } from '../checks/checked-on'
import type { ReadDrawing, readDrawing } from '../checks/drawing'
import type { Missing } from '../checks/launch'
import { merge } from '../checks/merge'
import { plotListsOf } from '../checks/plot-lists'
import type { SitePage } from '../checks/site-pages'
import type { OpenPlace } from '../checks/work'
import type { ChangedFile, Commit, FileChange, Git } from './git'

/** What the editor knows when it opens. */
export type Start = {
  places: readonly OpenPlace[]
  pictures: readonly Picture[]
  papers: readonly Paper[]
  /** The pages of the site that links may lead to. */
  pages: readonly SitePage[]
  /** The numbers of each project's plots. */
  plots: Readonly<Record<string, readonly number[]>>
  /** Where the site is seen, without a slash at the end. */
  siteUrl: string
  /** Whether visitors see a save once it is published; else the site beside the editor shows it at once. */
  isPublished: boolean
}

/** What is known before anything was opened. */
export const NOTHING: Start = {
  places: [],
  pictures: [],
  papers: [],
  pages: [],
  plots: {},
  siteUrl: '',
  isPublished: false,
}

/** A file as it was opened. */
export type Opened = { text: string | null; version: string | null }

/** A file to save: its text, or the bytes of a picture (base64); null deletes it. */
export type Change = { file: string; version: string | null } & (
  | { text: string | null }
  | { bytes: string }
)

/** Why nothing was saved. */
export type Refused = {
  isRefused: true
  message: string
  errors?: readonly FieldError[]
  /** Files that somebody else has saved meanwhile. */
  late?: readonly string[]
}

/** What was written, by file; `commit` is absent where nothing had changed. */
export type Saved = {
  isRefused?: undefined
  commit?: string
  saved: readonly (Opened & { file: string })[]
}

/** A commit with what it changed, as texts; undefined where a file is no text. */
export type ChangedText = {
  file: string
  before: string | null
  after: string | null
  beforeState: string | null
}

/** Content as the editor reads and saves it. */
export type Store = ReturnType<typeof storeOf>

/** What programs make of content, pictures and surveys. The list of papers is written with them. */
const MADE = /^(?:lib\/server\/(?!papers\.)|public\/|assets\/plans\/drawn\/)/

/** A failure as the refusal of a save. */
export const refusedFor = (error: unknown): Refused => ({
  isRefused: true,
  message: error instanceof Error ? error.message : `${error}`,
})

/** A JSON file: its value, which is `empty` where it is not there, and the change that writes another one. */
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
 * The content of a repository. `run` runs one check (editor/checks/work.ts) over the files that it is given: a save is a
 * commit, and only what they pass is committed. `onCommit` is told of each.
 */
export function storeOf(
  git: Git,
  run: (asked: Asked, files: Files) => Promise<unknown>,
  siteUrl: string,
  onCommit: (commit: string) => void = () => {},
) {
  /** The texts of the states that were read: a state never changes. */
  const known = new Map<string, string>()
  /** The state of each file of the branch, as it was read last. */
  let states: ReadonlyMap<string, string> = new Map()
  /** Pictures that were uploaded in this window. */
  const uploaded = new Map<string, string>()

  async function learn(wanted: readonly string[]) {
    const unknown = [...new Set(wanted)].filter((state) => !known.has(state))
    // Hosts limit what one question may hold.
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
        isSeen(file) ? [[file, known.get(state) ?? '']] : [],
      ),
    )
  const { ask, errorsOf } = askingOfChanges((asked) => run(asked, seenBy(asked, files())))

  const stateText = (state: string | null | undefined) =>
    state ? (known.get(state) ?? null) : null

  /** The change upon what somebody else saved meanwhile; undefined where both changed the same. */
  async function rebased(change: Change, state: string | null): Promise<Change | undefined> {
    if (change.version === state) return change
    if (!('text' in change) || change.text === null || !change.version || !state) return undefined
    await learn([change.version])
    const text = merge(stateText(change.version) ?? '', change.text, stateText(state) ?? '')
    return text === undefined ? undefined : { ...change, text, version: state }
  }

  /** The changes with what a save writes by itself; `isBack` where they bring back what there was. */
  function stamped(changes: readonly Change[], isBack: boolean): readonly Change[] {
    const day = dayOf(new Date())
    const before = (file: string) => opened(file).text
    const numbered = (all: readonly Change[]) => withChangeNumber(all, day, before)
    if (!isBack) return numbered(withDayOfCheck(changes, day, before))
    // What was deleted comes again as it was. A match that is changed back is one more change.
    return changes.flatMap((each) => (each.version === null ? each : numbered([each])))
  }

  async function save(
    sent: readonly Change[],
    summary: string,
    { isBack = false, tries = 3 } = {},
  ): Promise<Saved | Refused> {
    const { head, files: before } = await refresh()
    const moved = await Promise.all(
      sent.map((each) => rebased(each, before.get(each.file) ?? null)),
    )
    const late = sent.flatMap(({ file }, at) => (moved[at] ? [] : file))
    if (late.length > 0) {
      const message =
        'Somebody else changed the same since you opened it. Nothing was overwritten, and what you wrote is still here.'
      return { isRefused: true, message, late }
    }
    const own = moved.filter((each) => each !== undefined)
    const changes = [...stamped(own, isBack)]
    changes.push(...plotListsOf(changes, opened))
    const errors = await errorsOf(
      changes.map((each) => ({ file: each.file, text: 'text' in each ? each.text : '' })),
    )
    if (errors.length > 0) return { isRefused: true, message: 'This was not saved.', errors }
    const commit = await git.commit(head, summary, changes.map(written))
    if (!commit) {
      // Somebody saved in this very moment.
      if (tries > 0) return save(sent, summary, { isBack, tries: tries - 1 })
      return { isRefused: true, message: 'Others are saving at this moment. Save again.' }
    }
    onCommit(commit)
    for (const change of changes) if ('bytes' in change) uploaded.set(change.file, change.bytes)
    // It is saved: what cannot be read back must not say otherwise.
    await refresh().catch(() => {})
    return { commit, saved: changes.map(({ file }) => ({ file, ...opened(file) })) }
  }

  const opened = (file: string) => {
    const version = states.get(file) ?? null
    return { text: stateText(version), version }
  }

  /** The changes that bring the files of a folder to another one. */
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

  /** What puts a file back; nothing where it is as it was, where a program makes it, or where another picture is there. */
  async function undone({ file, before, after }: ChangedFile): Promise<readonly Change[]> {
    const now = states.get(file) ?? null
    if (now === before || MADE.test(file)) return []
    // As if it had been written upon the commit, while others went on.
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
    save: (changes: readonly Change[], summary: string) => save(changes, summary).catch(refusedFor),
    /** The content that names each picture and each PDF, by its name. */
    references: () => ask<Readonly<Record<string, readonly ListedFile[]>>>('references'),
    /** The changes that give an entry another name in addresses, and all that points to it. */
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
    launch: () => ask<readonly Missing[]>('launch'),
    /** Reads a surveyor's drawing for a project; saves nothing. */
    readDrawing: (...given: Parameters<typeof readDrawing>) =>
      ask<ReadDrawing>('readDrawing', given),
    /** What a file that was saved holds. */
    async bytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
      const base64 = await git.base64(states.get(file) ?? '')
      return Uint8Array.from(atob(base64.replace(/\s/g, '')), (each) => each.charCodeAt(0))
    },
    /** The address of a picture whose sizes are not made here. */
    async pictureUrl({ master }: Picture) {
      const bytes = uploaded.get(master) ?? (await git.base64(states.get(master) ?? ''))
      return `data:image/${master.endsWith('.png') ? 'png' : 'jpeg'};base64,${bytes.replace(/\s/g, '')}`
    },
    log: git.log,
    /** What a commit changed in texts. */
    async changed(commit: string): Promise<readonly ChangedText[]> {
      const all = await filesOf(commit)
      return all.map(({ file, before, after }) => ({
        file,
        before: stateText(before),
        after: stateText(after),
        beforeState: before,
      }))
    },
    /** Undoes a commit: what was changed since, elsewhere in the same files, stays. */
    async takeBack({ id, message }: Commit): Promise<Saved | Refused> {
      await refresh()
      const changes = (await Promise.all((await filesOf(id)).map(undone))).flat()
      if (changes.length === 0) return { saved: [] }
      return save(changes, `Take back: ${message}`, { isBack: true }).catch(refusedFor)
    },
    /** Keeps changes as a draft, whatever the checks say of them. */
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
