/** A page measured with Lighthouse, as on a mid-range phone over slow 4G. */
import lighthouse, { auditFlowArtifacts } from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const TBT = 'total-blocking-time'
/** Islands that start by themselves do so three seconds after load (lib/page/start-islands.ts). */
const UNTIL_QUIET = {
  pauseAfterLoadMs: 5000,
  networkQuietThresholdMs: 2000,
  cpuQuietThresholdMs: 2000,
}
const SETTINGS = { onlyCategories: CATEGORIES, logLevel: 'error', ...UNTIL_QUIET }
/** Kinds of files as Lighthouse calls them, and as the table does. */
export const KINDS = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JS',
  Font: 'fonts',
  Image: 'images',
}

/**
 * @typedef {object} Measured milliseconds, bytes, and scores out of 100 in the order of `CATEGORIES`
 * @property {number[]} scores
 * @property {number} fcp first contentful paint
 * @property {number} lcp largest contentful paint
 * @property {number} tbt blocking time
 * @property {number} work what of the blocking time is the page's own
 * @property {number} script what running scripts takes, islands that start by themselves included
 * @property {number} cls layout shift, without a unit
 * @property {Record<string, number>} bytes by kind (`KINDS`)
 * @property {number} requests
 * @property {string[]} failed audits that keep a category from 100
 */

/**
 * One run of Lighthouse.
 *
 * @param {import('chrome-launcher').LaunchedChrome} chrome
 * @param {string} url
 * @returns {Promise<Measured>}
 */
export async function measure(chrome, url) {
  const result = await lighthouse(url, { ...SETTINGS, port: chrome.port })
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const requests = audits['network-requests'].details.items
  return {
    scores: CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits[TBT].numericValue,
    work: await blockingWork(result.artifacts),
    script: scriptTime(audits['mainthread-work-breakdown'].details.items),
    cls: audits['cumulative-layout-shift'].numericValue,
    bytes: bytesByKind(requests),
    requests: requests.length,
    failed: failedAudits(result.lhr),
  }
}

/**
 * The blocking time once more, by Lighthouse from the same trace, with each task as long as a processor
 * worked on it. Between the two lies what the page waited for: this machine's other work, Lighthouse's
 * own included.
 *
 * @returns milliseconds
 */
async function blockingWork(artifacts) {
  const { Trace } = artifacts
  const traceEvents = Trace.traceEvents.map((event) =>
    event.tdur < event.dur ? { ...event, dur: event.tdur } : event,
  )
  const worked = { ...artifacts, Trace: { ...Trace, traceEvents } }
  const { steps } = await auditFlowArtifacts({
    gatherSteps: [{ artifacts: worked, flags: SETTINGS }],
  })
  return steps[0].lhr.audits[TBT].numericValue
}

/**
 * @param {Measured[]} results of the same page
 * @returns {Measured} the middle of each figure by itself; requests and bytes of the last run
 */
export function median(results) {
  const of = (read) => middle(results.map(read))
  return {
    scores: CATEGORIES.map((_, at) => of(({ scores }) => scores[at])),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    work: of(({ work }) => work),
    script: of(({ script }) => script),
    cls: of(({ cls }) => cls),
    bytes: results.at(-1).bytes,
    requests: results.at(-1).requests,
    failed: [...new Set(results.flatMap(({ failed }) => failed))],
  }
}

/**
 * @param {number[]} numbers
 * @returns {number} the one in the middle, the lower of two
 */
export function middle(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]
}

const scriptTime = (parts) => parts.find(({ group }) => group === 'scriptEvaluation')?.duration ?? 0

function bytesByKind(requests) {
  const bytes = {}
  for (const { resourceType, transferSize } of requests) {
    const kind = KINDS[resourceType] ?? 'other'
    bytes[kind] = (bytes[kind] ?? 0) + transferSize
  }
  return bytes
}

/** What keeps a category from 100; performance has no pass and fail. */
function failedAudits({ categories, audits }) {
  return CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => id),
  )
}
