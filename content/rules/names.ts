import { plainName } from '@/lib/domain/cricket/teams'
import { fileOf } from '../folder'
import { type Content, entriesIn, type Path, type Rule, seasonYears } from './rule'

/** A name of an entry: its file and path, and the entry's slug. */
type Name = { file: string; path: Path; value: string; of: string }

/**
 * Names must be unique among projects, teams, players and matches of a season, sponsors and articles, in English and in Tamil. The
 * cases of the joint ventures page must use the projects' own names.
 */
export const namesAreUnique: Rule = (content) => [
  ...KINDS.flatMap(({ folder, namesOf }) =>
    foldersOf(content, folder).flatMap((each) =>
      [content.english, content.tamil].flatMap((files) =>
        repeatedIn(namesIn(files, each, namesOf, files === content.tamil)),
      ),
    ),
  ),
  ...namesOfCases(content),
]

type Named = Readonly<Record<string, unknown>>

/** The fields of an entry that identify it for visitors or the feed. */
const KINDS: readonly {
  folder: string
  namesOf: (entry: Named) => readonly [string, unknown][]
}[] = [
  {
    folder: 'projects',
    namesOf: ({ name, alternateName }) => [
      ['name', name],
      ['alternateName', alternateName],
    ],
  },
  {
    folder: 'cricket/teams',
    namesOf: ({ name, short, aliases, feedId }) => [
      ['name', name],
      ['short', short],
      ...(Array.isArray(aliases) ? aliases : []).map((alias): [string, unknown] => [
        'aliases',
        alias,
      ]),
      ['feedId', feedId],
    ],
  },
  {
    folder: 'cricket/seasons/{season}/squad',
    namesOf: ({ name, surname }) => [['name', name && `${name} ${surname ?? ''}`.trim()]],
  },
  {
    folder: 'cricket/seasons/{season}/fixtures',
    namesOf: ({ title }) => [['title', title]],
  },
  {
    folder: 'cricket/seasons/{season}/results',
    namesOf: ({ title }) => [['title', title]],
  },
  { folder: 'cricket/sponsors', namesOf: ({ name }) => [['name', name]] },
  { folder: 'insights', namesOf: ({ title }) => [['title', title]] },
]

const foldersOf = (content: Content, folder: string): readonly string[] =>
  folder.includes('{season}')
    ? seasonYears(content).map((year) => folder.replace('{season}', year))
    : [folder]

const namesIn = (
  files: Content['english'],
  folder: string,
  namesOf: (entry: Named) => readonly [string, unknown][],
  isTamil: boolean,
): readonly Name[] =>
  entriesIn<Named>({ english: files }, folder).flatMap(({ name, slug, entry }) =>
    namesOf(entry).flatMap(([field, value]) =>
      value === undefined
        ? []
        : {
            file: fileOf(name, isTamil ? 'ta' : 'en'),
            path: [field],
            value: String(value),
            of: slug,
          },
    ),
  )

function repeatedIn(names: readonly Name[]) {
  return names.flatMap(({ file, path, value, of }) => {
    const other = names.find((each) => each.of !== of && plainName(each.value) === plainName(value))
    if (!other || plainName(value) === '') return []
    const why = `"${other.of}" has this name too.`
    return [{ file, path, value, why, write: `Write a name that only "${of}" has.` }]
  })
}

const CASES = 'joint-ventures/joint-venture.json'

/** Checks the names of projects in the pitch to landowners. */
function namesOfCases({ english, tamil }: Content) {
  const casesOf = (files: Content['english']) =>
    (files[CASES] as { cases?: { items?: readonly { slug?: string; name?: string }[] } })?.cases
      ?.items ?? []
  const slugs = casesOf(english).map(({ slug }) => slug)
  return [english, tamil].flatMap((files) =>
    casesOf(files).flatMap(({ name }, at) => {
      const project = files[`projects/${slugs[at]}.json`] as
        | { name?: string; alternateName?: string }
        | undefined
      const known = [project?.name, project?.alternateName].filter((each) => each !== undefined)
      if (name === undefined || known.length === 0 || known.includes(name)) return []
      const why = 'The project has another name on its own page.'
      const write = `Write ${known.map((each) => `"${each}"`).join(' or ')}.`
      const file = fileOf(CASES, files === tamil ? 'ta' : 'en')
      return [{ file, path: ['cases', 'items', at, 'name'], value: name, why, write }]
    }),
  )
}
