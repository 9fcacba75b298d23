import { readPdf } from '@/lib/pdf'
import type { Editor } from './editor'
import { base64Of, freePlace } from './file-name'
import { type Change, refusedFor } from './store'

/** A PDF of the site, such as `vistara/layout-approval.pdf`; its facts are absent until they are known. */
export type Paper = {
  name: string
  bytes?: number
  pages?: number
  /** The day on which the PDF was made, as it says itself. */
  made?: string
}

/** The papers that a form offers. */
export type Papers = {
  all: () => readonly Paper[]
  /** Saves a PDF among the papers of a project. Returns its name, or why it was refused. */
  add: (project: string, file: File) => Promise<{ name: string } | { fault: string }>
}

const LIST = 'lib/papers.generated.json'
const LARGEST = 10_000_000

export const papersOf = (editor: Editor): Papers => ({
  all: () => editor.start.papers,
  add: (project, file) =>
    add(editor, project, file).catch((error) => ({ fault: refusedFor(error).message })),
})

async function add({ store, start, say, reload }: Editor, project: string, file: File) {
  if (file.size > LARGEST)
    return {
      fault: `${file.name} has ${Math.ceil(file.size / 1_000_000)} MB. A PDF may have up to 10 MB: save it again with smaller pictures.`,
    }
  const facts = await readPdf(new Uint8Array(await file.arrayBuffer()))
  if (typeof facts === 'string')
    return {
      fault: `${file.name} cannot be published. ${facts} Save it again as a PDF that everybody can open, and choose it again.`,
    }
  say('Saving the PDF …')
  const taken = start.papers.map((paper) => paper.name.replace(/\.pdf$/, ''))
  const name = `${freePlace(project, file.name, taken)}.pdf`
  const list = await store.read(LIST)
  const papers = { ...JSON.parse(list.text ?? '{}'), [name]: { bytes: file.size, ...facts } }
  const inOrder = Object.fromEntries(
    Object.keys(papers)
      .sort()
      .map((key) => [key, papers[key]]),
  )
  const changes: Change[] = [
    { file: `assets/papers/${name}`, bytes: await base64Of(file), version: null },
    { file: LIST, text: `${JSON.stringify(inOrder, null, 1)}\n`, version: list.version },
  ]
  const answer = await store.save(changes, `Add the paper ${name}`)
  if (answer.isRefused) {
    say('Not uploaded.')
    return { fault: answer.faults?.[0]?.text ?? answer.message }
  }
  await reload()
  say('The PDF is there. Save the page to show it.')
  return { name }
}
