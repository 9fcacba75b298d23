import { constants } from '@/content/constants'
import { OWN_TEAM } from '@/content/cricket/own-team'
import { fileOf } from '@/content/folder'
import { idOf, initialOf, setAt } from '@/editor/checks/entry'
import {
  type DerivedEnding,
  endingFrom,
  hasMetAll,
  type Row,
  rowFrom,
  type WrittenResult,
} from '@/lib/domain/cricket/derived-results'
import { marginAmount } from '@/lib/domain/cricket/wording'
import { valueAt } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'
import type { Form } from './controls'
import { button, h } from './dom'
import { type Editor, placeOf, titleOf } from './editor'
import { fieldOf } from './fields'
import { slugOf } from './name-field'
import { fileLink } from './place-list'
import type { Tool } from './tools'

/** A link from a fixture to its result, and from a result to the points table. */
export const resultLink: Tool = ({ editor, file = '' }) => {
  const season = /^(cricket\/seasons\/\d{4})\/results\//.exec(file)?.[1]
  if (season) return [fileLink(`${season}/table.json`, 'Points table')]
  if (!/^cricket\/seasons\/\d{4}\/fixtures\//.test(file)) return undefined
  const result = file.replace('/fixtures/', '/results/')
  const isThere = placeOf(editor, result)?.files.some((each) => each.file === result)
  return [
    isThere
      ? fileLink(result, 'See its result')
      : h('a', { href: `#/result/${file}` }, 'Enter the result'),
  ]
}

const teamName = (editor: Editor, slug: string) => {
  const file = `cricket/teams/${slug}.json`
  const place = placeOf(editor, file)
  return place ? titleOf(place, file) : slug
}

/** Renders a field again after its value was set. */
function redraw(form: Form, field: Field, path: readonly string[], page: HTMLElement) {
  page.querySelector(`#${idOf(path)}`)?.replaceWith(fieldOf(form, field, path))
  form.changed()
}

type Ending = DerivedEnding | { kind: 'won'; winner: string; method: 'super over' }

const UNFINISHED =
  'The side that batted second was behind, and had wickets and overs left. Where rain ended the match choose No result, or Won with the method that decided it.'
const NO_WICKETS =
  'The side that batted second won: write its wickets too, such as 174/2. Runs alone mean that all were out.'
const BEFORE =
  'How the match ended is worked out as soon as both sides have runs, wickets and overs. Where it was not played, choose Abandoned or No result below. Where it gets another day, tick Postponed at the fixture instead.'

/** Derives the ending of a match from its scores, unless another one was chosen. */
export const endingAid: Tool = ({ editor, place, form, page }) => {
  const field = place.form.kind === 'group' && place.form.fields.ending
  if (!field || !place.folder?.endsWith('/results')) return undefined
  const told = h('div', { class: 'aid', 'aria-live': 'polite' })
  let filled = ''
  const fill = (ending: Ending) => {
    setAt(form.entry, ['ending'], ending)
    filled = JSON.stringify(ending)
    redraw(form, field, ['ending'], page)
    say()
  }
  const written = () => Object(valueAt(form.entry, ['ending'])) as Partial<Record<string, unknown>>
  /** Whether the ending may be overwritten: none was chosen, or it is still the derived one. */
  const isOpen = () => {
    const { kind = 'won', winner } = written()
    return JSON.stringify(written()) === filled || (kind === 'won' && !winner)
  }
  const choice = (label: string, ending: Ending) => button(label, () => fill(ending))
  const worked = () => endingFrom(valueAt(form.entry, ['sides']) as WrittenResult['sides'])

  function say() {
    const found = worked()
    if (found === undefined) return told.replaceChildren(h('p', BEFORE))
    if (found === 'cut short') return told.replaceChildren(h('p', UNFINISHED))
    if (found === 'no wickets') return told.replaceChildren(h('p', NO_WICKETS))
    if (found.kind === 'tied') {
      const teams = (valueAt(form.entry, ['sides']) as readonly { team: string }[]).map(
        ({ team }) => team,
      )
      return told.replaceChildren(
        h('p', h('strong', 'The scores are level. Who won the super over?')),
        ...teams.map((winner) =>
          choice(teamName(editor, winner), { kind: 'won', winner, method: 'super over' }),
        ),
        choice('There was none: tied', found),
      )
    }
    const margin = marginAmount({ ...found, winner: 0 })
    const isSame = Object.entries(found).every(([key, value]) => written()[key] === value)
    told.replaceChildren(
      h('p', h('strong', `By the scores: ${teamName(editor, found.winner)} won by ${margin}.`)),
      isSame
        ? h('p', 'It is filled in below. Look at it, then save.')
        : choice('Take this over', found),
    )
  }
  page.querySelector('#field-sides')?.addEventListener('change', () => {
    const found = worked()
    if (typeof found === 'object' && found.kind === 'won' && isOpen()) return fill(found)
    // Remove an ending that was derived from other scores.
    if (JSON.stringify(written()) === filled) {
      setAt(form.entry, ['ending'], initialOf(field))
      redraw(form, field, ['ending'], page)
    }
    say()
  })
  page.addEventListener('change', say)
  say()
  return { aid: told, before: ['ending'] }
}

/** Computes rows of the points table for teams whose matches are all in the results. */
export const tableAid: Tool = ({ editor, place, file = '', form, page }) => {
  const [, season] = /^(.*)\/table\.json$/.exec(file) ?? []
  if (!season) return undefined
  const told = h('p', { 'aria-live': 'polite' })
  const known = placeOf(editor, 'cricket/teams/team.json')?.files ?? []
  const teams = known.map((each) => slugOf(each.file))
  const work = async () => {
    const files = placeOf(editor, `${season}/results/result.json`)?.files ?? []
    const all = await Promise.all(files.map(({ file }) => editor.store.read(fileOf(file))))
    const results = all
      .map(({ text }) => JSON.parse(text ?? '{}') as WrittenResult & { stage?: string })
      .filter(({ stage }) => stage === 'league')
    if (results.length === 0) {
      told.textContent = 'This season has no result of the league yet. Enter one at its fixture.'
      return
    }
    const rows = form.entry as Partial<Row>[]
    if (rows.length === 0) rows.push(...teams.map((team) => ({ team })))
    const names = rows.flatMap(({ team }) => team ?? [])
    const isKnown = (team: string) => team === OWN_TEAM || hasMetAll(team, names, results)
    const rowOf = (team: string) => rowFrom(team, results, constants.cricket.pointsPerWin)
    const filled = rows.map((row) =>
      row.team && isKnown(row.team) ? { ...row, ...rowOf(row.team) } : row,
    )
    rows.splice(0, rows.length, ...(filled.every(isWhole) ? filled.sort(byPoints) : filled))
    redraw(form, place.form, [], page)
    const open = names.filter((team) => !isKnown(team))
    const withoutRate = names.filter(
      (team) => isKnown(team) && rowOf(team).netRunRate === undefined,
    )
    const namesOf = (slugs: readonly string[]) =>
      slugs.map((slug) => teamName(editor, slug)).join(', ')
    told.textContent = [
      `Worked out from ${results.length} ${results.length === 1 ? 'result' : 'results'} of the league: ${namesOf(names.filter(isKnown))}.`,
      open.length > 0 &&
        `Not touched, because not all of their matches are entered here: ${namesOf(open)}. Copy these rows from the league.`,
      withoutRate.length > 0 &&
        `The net run rate cannot be worked out for ${namesOf(withoutRate)}: overs are missing, or rain set another target. Copy it from the league.`,
      'Look at the table, then save.',
    ]
      .filter(Boolean)
      .join(' ')
  }
  const begin = button('Work it out from the results', work)
  return { aid: h('div', { class: 'aid' }, begin, told), before: [] }
}

const isWhole = (row: Partial<Row>): row is Row => Number.isInteger(row.points)

const byPoints = (one: Partial<Row>, other: Partial<Row>) =>
  (other.points ?? 0) - (one.points ?? 0) || (other.netRunRate ?? 0) - (one.netRunRate ?? 0)
