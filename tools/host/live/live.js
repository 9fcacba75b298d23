/**
 * Asks the sports-data service while a match of the team is on, for worker.js (Cloudflare) and night.js (GitHub). They
 * publish its answers as `live.json` on the site's own host, so that the key reaches no browser.
 *
 * SITE              the address of the site, such as https://www.example.com/noyyal; its calendar has the matches' starts
 * TEAM, SERIES      the service's numbers of the team and the season: `feedId` and `seriesId` of the content
 * CRICKET_FEED_KEY  the key, a secret; CRICKET_FEED_URL and CRICKET_FEED_HOST as in .env.example
 */
const SERVICE = 'https://cricbuzz-cricket.p.rapidapi.com'
const MINUTE = 60 * 1000
/** A match is over after this time, if the service never says so. */
const LONGEST_NIGHT = 6 * 60 * MINUTE
/** The table counts a match some minutes after its end. */
const AFTER_THE_END = 15 * MINUTE
/** The service and the calendar may differ by as much. */
const SAME_MATCH = 3 * 60 * MINUTE

/** The starts of the season's matches, in milliseconds. Throws where the site has no calendar. */
export async function readStarts({ SITE }) {
  const answer = await fetch(`${SITE}/tiruppurTamilans/fixtures.ics`)
  if (!answer.ok) throw new Error(`The calendar of ${SITE} answers with ${answer.status}`)
  const [, ...events] = (await answer.text()).split('BEGIN:VEVENT')
  return events
    .filter((event) => !event.includes('STATUS:CANCELLED'))
    .map((event) => {
      const [, ...parts] = /DTSTART:(....)(..)(..)T(..)(..)(..)Z/.exec(event) ?? []
      const [year, month, ...rest] = parts.map(Number)
      return Date.UTC(year, month - 1, ...rest)
    })
}

/** The start of the match that is on; undefined if none is, or `file` told its end a while ago. */
export const matchOn = (starts, file, now) =>
  starts.find(
    (start) =>
      start <= now &&
      now - start < LONGEST_NIGHT &&
      !(hasEnded(file, start) && now - Date.parse(file.endedAt) >= AFTER_THE_END),
  )

const hasEnded = (file, start) =>
  newestOf(file?.results.teamMatchesData ?? []).some(
    ({ matchInfo: { startDate, state } }) =>
      Math.abs(startDate - start) < SAME_MATCH && /complete|abandon/i.test(state),
  )

/** As many as pages show, and two more. The service sends many seasons, and each page would load them every minute. */
const newestOf = (entries) =>
  entries
    .flatMap((entry) => entry?.matchDetailsMap?.match ?? [])
    .filter((match) => match?.matchInfo && !/preview|upcoming/i.test(match.matchInfo.state))
    .sort((a, b) => b.matchInfo.startDate - a.matchInfo.startDate)
    .slice(0, 5)

/** The next file. Throws with the service's own message where it has no results; without a table the former one stays. */
export async function nextFile(settings, former, start, now) {
  const { TEAM, SERIES } = settings
  const [results, table] = await Promise.all([
    ask(settings, `teams/v1/${TEAM}/results`),
    ask(settings, `stats/v1/series/${SERIES}/points-table`),
  ])
  if (!Array.isArray(results.teamMatchesData)) {
    throw new Error(results.message ?? 'The service answers without matches')
  }
  const file = {
    at: new Date(now).toISOString(),
    results: {
      teamMatchesData: [{ matchDetailsMap: { match: newestOf(results.teamMatchesData) } }],
    },
    table: Array.isArray(table.pointsTable) ? table : former?.table,
  }
  if (!hasEnded(file, start)) return file
  return { ...file, endedAt: hasEnded(former, start) ? former.endedAt : file.at }
}

/** The text of a file. Rows of the table repeat their matches, which no page reads. */
export const textOf = (file) =>
  JSON.stringify(file, (name, value) => (name === 'teamMatches' ? undefined : value))

async function ask({ CRICKET_FEED_URL, CRICKET_FEED_HOST, CRICKET_FEED_KEY }, path) {
  const url = (CRICKET_FEED_URL || SERVICE).replace(/\/+$/, '')
  try {
    const answer = await fetch(`${url}/${path}`, {
      headers: {
        Accept: 'application/json',
        'X-RapidAPI-Host': CRICKET_FEED_HOST || new URL(url).host,
        ...(CRICKET_FEED_KEY && { 'X-RapidAPI-Key': CRICKET_FEED_KEY }),
      },
      signal: AbortSignal.timeout(20_000),
    })
    return { ...(await answer.json()), ...(!answer.ok && { teamMatchesData: 0, pointsTable: 0 }) }
  } catch (error) {
    return { message: String(error) }
  }
}
