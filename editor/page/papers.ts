import { readPdf } from '@/lib/server/pdf'
import type { Paper } from '@/tools/content/checks/paper-list'
import type { Editor } from './editor'
import { base64Of, freePlace } from './file-name'
import { attempt, reasonOf } from './saving'
import { type Change, refusedFor, type Store } from './store'

const LIST = 'lib/server/papers.generated.json'
const LARGEST = 10_000_000

/** Uploads a PDF for a project. Returns its name, or why it was refused. */
export const addPaper = (
  ...given: Parameters<typeof add>
): Promise<{ name: string } | { error: string }> =>
  add(...given).catch((error) => ({ error: refusedFor(error).message }))

async function add(editor: Editor, project: string, file: File) {
  const { store, start, say, reload } = editor
  if (file.size > LARGEST)
    return {
      error: `${file.name} has ${Math.ceil(file.size / 1_000_000)} MB. A PDF may have up to 10 MB: save it again with smaller pictures.`,
    }
  const facts = await readPdf(new Uint8Array(await file.arrayBuffer()))
  if (typeof facts === 'string')
    return {
      error: `${file.name} cannot be published. ${facts} Save it again as a PDF that everybody can open, and choose it again.`,
    }
  const taken = start.papers.map((paper) => paper.name.replace(/\.pdf$/, ''))
  const name = `${freePlace(project, file.name, taken)}.pdf`
  const save = async () => {
    const bytes = await base64Of(file)
    const paper: Change = { file: `assets/papers/${name}`, bytes, version: null }
    const list = await listed(store, (all) => ({ ...all, [name]: { bytes: file.size, ...facts } }))
    return store.save([paper, list], `Add the paper ${name}`)
  }
  const answer = await attempt(editor, save, {
    doing: 'Saving the PDF …',
    refused: 'Not uploaded.',
  })
  if (answer.isRefused) return { error: reasonOf(editor, answer) }
  await reload()
  say('The PDF is there. Save the page to show it.')
  return { name }
}

/** The change that updates the list of papers. */
async function listed(store: Store, change: (all: Listed) => Listed): Promise<Change> {
  const { text, version } = await store.read(LIST)
  const all = Object.entries(change(JSON.parse(text ?? '{}')))
  const inOrder = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)))
  // Same format as tools/art/images.ts writes.
  return { file: LIST, text: `${JSON.stringify(inOrder, null, 1)}\n`, version }
}

type Listed = Readonly<Record<string, Omit<Paper, 'name'>>>

/** Opens the saved PDF in a new window. */
export async function openPaper({ store, say }: Editor, name: string): Promise<void> {
  // Before the PDF is loaded: later, browsers would block the window as a pop-up.
  const shown = window.open('', '_blank')
  try {
    const bytes = await store.bytes(`assets/papers/${name}`)
    const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    if (shown) shown.location.href = address
    else
      say('The browser has kept the new window shut. Allow windows of this page, then try again.')
  } catch (error) {
    shown?.close()
    say(refusedFor(error).message)
  }
}

/** Deletes a PDF. Returns an error message if it cannot. */
export async function deletePaper(editor: Editor, name: string): Promise<string | undefined> {
  const { store, say, reload, reopen } = editor
  const file = `assets/papers/${name}`
  const save = async () => {
    const { version } = await store.read(file)
    const list = await listed(store, ({ [name]: _, ...others }) => others)
    return store.save([{ file, text: null, version }, list], `Delete the paper ${name}`)
  }
  const answer = await attempt(editor, save, { doing: 'Deleting …', refused: 'Not deleted.' })
  if (answer.isRefused) return reasonOf(editor, answer)
  await reload()
  reopen()
  say('The PDF is deleted.')
  return undefined
}
