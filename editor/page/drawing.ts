import { rangesOf, sayRanges } from '@/lib/property/ranges'
import { isUnit, UNITS } from '@/scripts/plans/dxf/read-dxf'
import type { ReadDrawing } from '../drawing'
import { button, h } from './dom'
import type { Editor } from './editor'
import { refusedFor } from './store'

const LARGEST = 40_000_000
/** How each part of a survey looks in the preview. */
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

/** The page that takes a surveyor's drawing (DXF) as the plan of a project. */
export function drawingPage(editor: Editor, slug: string): HTMLElement {
  const file = h('input', {
    type: 'file',
    id: 'drawing-file',
    accept: '.dxf',
    'aria-describedby': 'drawing-hint',
  })
  const unit = h(
    'select',
    { id: 'drawing-unit' },
    h('option', { value: '' }, 'As the drawing says'),
  )
  unit.append(...Object.keys(UNITS).map((name) => h('option', { value: name }, name)))
  const north = h('input', {
    ...{ type: 'number', id: 'drawing-north', min: -180, max: 360, inputmode: 'numeric' },
    'aria-describedby': 'north-hint',
  })
  const fault = h('p', { class: 'fault', role: 'alert' })
  const result = h('section', { 'aria-label': 'What was read', 'aria-live': 'polite' })
  let latest = 0

  /** Reads the chosen file anew, with the unit and north of this moment. */
  async function read() {
    const own = ++latest
    const [chosen] = file.files ?? []
    fault.textContent = ''
    result.replaceChildren()
    if (!chosen) return
    if (chosen.size > LARGEST) {
      fault.textContent = 'This file has more than 40 MB. Ask for a drawing of the plots alone.'
      return
    }
    result.append(h('p', {}, 'Reading the drawing …'))
    try {
      const given = {
        ...(isUnit(unit.value) && { unit: unit.value }),
        ...(north.value !== '' && { north: Number(north.value) }),
      }
      const drawing = await editor.store.readDrawing(slug, await chosen.text(), given)
      if (own === latest) result.replaceChildren(...shown(drawing, use))
    } catch (error) {
      if (own !== latest) return
      result.replaceChildren()
      fault.textContent = refusedFor(error).message
    }
  }

  async function use({ changes, counts }: ReadDrawing) {
    page.inert = true
    editor.say('Saving …')
    const answer = await Promise.all(
      changes.map(async (change) => ({
        ...change,
        version: (await editor.store.read(change.file)).version,
      })),
    )
      .then((all) => editor.store.save(all, `Change the plan of ${slug}: ${counts.plots} plots`))
      .catch(refusedFor)
    page.inert = false
    if (answer.isRefused) {
      fault.textContent = [answer.message, ...(answer.faults ?? []).map(({ text }) => text)].join(
        ' ',
      )
      editor.say('Not saved.')
      fault.scrollIntoView({ block: 'center' })
      return
    }
    await editor.reload()
    const said = 'Saved. Look through the list of plots and save it too.'
    if (page.isConnected) editor.go(`#/file/projects/plots/${slug}.json`, said)
    else editor.say(said)
  }

  for (const field of [file, unit, north]) field.addEventListener('change', () => void read())
  const page = h(
    'div',
    { class: 'drawing' },
    h('h1', {}, `The surveyor's drawing of ${slug}`),
    h(
      'p',
      {},
      'The drawing becomes the plan of the project: its plots with their sizes, sides and roads. Plots that stay keep what is sold, new ones are available. Nothing is saved until you have seen it and press “Use this drawing”.',
    ),
    h(
      'div',
      { class: 'field' },
      h('label', { for: 'drawing-file' }, 'Drawing (DXF)'),
      h(
        'p',
        { class: 'hint', id: 'drawing-hint' },
        'Ask the surveyor for the layout as DXF (AutoCAD: Save as, DXF). Each plot is a closed line with its number inside; on the roads stands a text such as 30 FT ROAD.',
      ),
      file,
    ),
    h('div', { class: 'field' }, h('label', { for: 'drawing-unit' }, 'Unit of the drawing'), unit),
    h(
      'div',
      { class: 'field' },
      h('label', { for: 'drawing-north' }, 'North'),
      h(
        'p',
        { class: 'hint', id: 'north-hint' },
        'Empty: as the arrow of the drawing, or up. Otherwise degrees from up, clockwise: 90 where north is on the right.',
      ),
      north,
    ),
    fault,
    result,
  )
  return page
}

/** What was read: the picture, the counts, what was not understood, and the button that saves it. */
function shown(drawing: ReadDrawing, use: (drawing: ReadDrawing) => void): readonly HTMLElement[] {
  const { survey, counts, notUnderstood, assumed, roads, places, unit } = drawing
  const list = (title: string, sentences: readonly string[]) =>
    sentences.length === 0
      ? []
      : [h('h2', {}, title), h('ul', {}, ...sentences.map((each) => h('li', {}, each)))]
  const told = list(`Not understood: ${notUnderstood.length}`, notUnderstood)
  if (!survey) return told
  const facts = [
    `${counts.plots} plots from ${drawing.smallest} to ${drawing.largest} sq.ft, in ${unit}.`,
    `Roads: ${roads.join(', ') || 'none'}. Places: ${places.join(', ') || 'none'}.`,
    counts.added.length > 0 &&
      `New in the list, as available: ${sayRanges(rangesOf(counts.added))}.`,
    counts.gone.length > 0 &&
      `No longer in the list, with what was sold of them: ${sayRanges(rangesOf(counts.gone))}.`,
  ].filter((each) => typeof each === 'string')
  return [
    h('h2', {}, 'What was read'),
    h('img', { alt: `The plan with ${counts.plots} plots`, src: previewOf(survey), class: 'plan' }),
    h('ul', {}, ...facts.map((each) => h('li', {}, each))),
    ...told,
    ...list('Decided for you', assumed),
    h(
      'p',
      {},
      button('Use this drawing', () => use(drawing), { class: 'save' }),
    ),
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
