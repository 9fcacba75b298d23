import { fileOf } from '@/content/folder'
import { initialOf } from '@/editor/checks/entry'
import { type Editor, placeOf } from './editor'
import { filePage, newPage } from './entry-page'

type Fixture = {
  slug: string
  title: string
  startsAt: string
  ground: string
  teams: readonly string[]
}

/** The result of a fixture: the existing one, or a new one with the fixture's values. */
export async function resultPage(
  editor: Editor,
  fixture: string,
): Promise<HTMLElement | undefined> {
  const result = fixture.replace('/fixtures/', '/results/')
  const place = placeOf(editor, result)
  if (result === fixture || !place) return undefined
  if (place.files.some(({ file }) => file === result)) return filePage(editor, place, result)
  const { text } = await editor.store.read(fileOf(fixture))
  if (!text) return undefined
  const { slug, title, startsAt, ground, teams }: Fixture = JSON.parse(text)
  return newPage(editor, place, {
    address: `result/${fixture}`,
    title: `Result of ${title}`,
    name: slug,
    entry: {
      ...(initialOf(place.form) as object),
      ...{ slug, title, startsAt, ground },
      ...(/^match\b/i.test(title) && { stage: 'league' }),
      sides: teams.map((team) => ({ team })),
    },
  })
}
