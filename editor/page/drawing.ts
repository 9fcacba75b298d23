import { formatRanges, rangesOf } from '@/lib/domain/property/ranges'
import { isUnit, UNITS } from '@/tools/plans/dxf/read-dxf'
import type { ReadDrawing } from '../checks/drawing'
import { button, h, labelled, listOf } from './dom'
import type { Editor } from './editor'
import { attempt, reasonOf } from './saving'
import { refusedFor } from './store'
import type { Tool } from './tools'

const LARGEST = 40_000_000
/** Styles of the parts of a survey in the preview. */
const LOOKS: Readonly<Record<string, string>> = {
  site: 'fill="#dde5cf"',
  road: 'fill="#b5b0a6"',
  cl: 'fill="none" stroke="#fff" stroke-dasharray="7 6"',
  park: 'fill="#a9c48a"',
  amen: 'fill="#c79a4b"',
  water: 'fill="#6fb4bd"',
  plot: 'fill="#fbf4e2" stroke="#6d5f3f"',
  bd: 'fill="none" stroke="#0b1430" stroke-width="2"',
  rl: 'font-size="17" text-anchor="middle" dy="6"',
  lab: 'font-size="17" text-anchor="middle"',
}

/** The page that converts a surveyor's drawing (DXF) to the plan of a project. */
export function drawingPage(editor: Editor, slug: string): HTMLElement {
  const { store } = editor
  const file = h('input', { type: 'file', id: 'drawing-file', accept: '.dxf' })
  const unit = h(
    'select',
    { id: 'drawing-unit' },
    h('option', { value: '' }, 'As the drawing says'),
    Object.keys(UNITS).map((name) => h('option', { value: name }, name)),
  )
  const degrees = { type: 'number', min: -180, max: 360, inputmode: 'numeric' }
  const north = h('input', { id: 'drawing-north', ...degrees })
  const error = h('p', { class: 'error', role: 'alert' })
  const result = h('section', { 'aria-label': 'What was read', 'aria-live': 'polite' })
  let latest = 0

  const refuse = (text: string) => {
    result.replaceChildren()
    error.textContent = text
  }

  /** Parses the chosen file again, with the current unit and north. */
  async function read() {
    const own = ++latest
    const [chosen] = file.files ?? []
    refuse('')
    if (!chosen) return
    if (chosen.size > LARGEST)
      return refuse('This file has more than 40 MB. Ask for a drawing of the plots alone.')
    result.append(h('p', 'Reading the drawing …'))
    try {
      const given = {
        ...(isUnit(unit.value) && { unit: unit.value }),
        ...(north.value !== '' && { north: Number(north.value) }),
      }
      const drawing = await store.readDrawing(slug, await chosen.text(), given)
      if (own === latest) result.replaceChildren(...shown(drawing, use))
    } catch (error) {
      if (own === latest) refuse(refusedFor(error).message)
    }
  }

  async function use({ changes, counts }: ReadDrawing) {
    const save = async () => {
      const opened = await Promise.all(changes.map(({ file }) => store.read(file)))
      const all = changes.map((each, at) => ({ ...each, version: opened[at]?.version ?? null }))
      return store.save(all, `Change the plan of ${slug}: ${counts.plots} plots`)
    }
    const answer = await attempt(editor, save, { area: page })
    if (answer.isRefused) {
      error.textContent = reasonOf(editor, answer)
      return error.scrollIntoView({ block: 'center' })
    }
    await editor.reload()
    const said =
      'Saved. Look through the list of plots, press “All plots are checked” and save it too.'
    if (page.isConnected) editor.go(`#/file/projects/plots/${slug}.json`, said)
    else editor.say(said)
  }

  const page = h(
    'div',
    { class: 'drawing' },
    h('h1', `The surveyor's drawing of ${slug}`),
    h(
      'p',
      'The drawing becomes the plan of the project: its plots with their sizes, sides and roads. Plots that stay keep what is sold, new ones are available. Nothing is saved until you have seen it and press “Use this drawing”.',
    ),
    h(
      'div',
      { onchange: read },
      labelled(
        'Drawing (DXF)',
        file,
        'Ask the surveyor for the layout as DXF (AutoCAD: Save as, DXF). Each plot is a closed line with its number inside; on the roads stands a text such as 30 FT ROAD.',
      ),
      labelled('Unit of the drawing', unit),
      labelled(
        'North',
        north,
        'Empty: as the arrow of the drawing, or up. Otherwise degrees from up, clockwise: 90 where north is on the right.',
      ),
    ),
    error,
    result,
  )
  return page
}

/** A link to that page, above a project's list of plots for sale. */
export const drawingLink: Tool = ({ file = '' }) => {
  const [, slug] = /^projects\/plots\/(.+)\.json$/.exec(file) ?? []
  const link = { href: `#/drawing/${slug}` }
  return slug ? [h('a', link, 'Upload the surveyor’s drawing (DXF)')] : undefined
}

/** The result of reading: picture, counts, parts that were not read, and the button that saves it. */
function shown(drawing: ReadDrawing, use: (drawing: ReadDrawing) => void): readonly HTMLElement[] {
  const { survey, counts, notUnderstood, assumed, roads, places, unit } = drawing
  const list = (title: string, sentences: readonly string[]) =>
    sentences.length === 0 ? [] : [h('h2', title), listOf(sentences)]
  const told = list(`Not understood: ${notUnderstood.length}`, notUnderstood)
  if (!survey) return told
  const facts = [
    `${counts.plots} plots from ${drawing.smallest} to ${drawing.largest} sq.ft, in ${unit}.`,
    `Roads: ${roads.join(', ') || 'none'}. Places: ${places.join(', ') || 'none'}.`,
    counts.added.length > 0 &&
      `New in the list, as available: ${formatRanges(rangesOf(counts.added))}.`,
    counts.gone.length > 0 &&
      `No longer in the list, with what was sold of them: ${formatRanges(rangesOf(counts.gone))}.`,
  ]
  return [
    h('h2', 'What was read'),
    h('img', { alt: `The plan with ${counts.plots} plots`, src: previewOf(survey), class: 'plan' }),
    listOf(facts),
    ...told,
    ...list('Decided for you', assumed),
    button('Use this drawing', () => use(drawing), { class: 'save' }),
  ]
}

/** The survey as a picture with the numbers of its plots. */
function previewOf(survey: string): string {
  const numbers = [...survey.matchAll(/data-plot="(\d+)".*?data-cx="(\S+)" data-cy="(\S+)"/g)].map(
    ([, number, x, y]) =>
      `<text x="${x}" y="${y}" dy="9" font-size="25" text-anchor="middle">${number}</text>`,
  )
  const looks = survey
    .replace(/class="(\w+)"/g, (_, kind: string) => LOOKS[kind] ?? '')
    .replace('</svg>', `${numbers.join('')}</svg>`)
    .replace('<svg ', '<svg font-family="sans-serif" ')
  return `data:image/svg+xml,${encodeURIComponent(looks)}`
}
