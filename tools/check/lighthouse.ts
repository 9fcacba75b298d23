/** Measures a page with Lighthouse, as on a mid-range phone over slow 4G. */
import type { LaunchedChrome } from 'chrome-launcher'
import lighthouse, { auditFlowArtifacts, type RunnerResult } from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const TBT = 'total-blocking-time'
/** Islands that hydrate without interaction do so three seconds after load (lib/browser/page/start-islands.ts). */
const UNTIL_QUIET = {
  pauseAfterLoadMs: 5000,
  networkQuietThresholdMs: 2000,
  cpuQuietThresholdMs: 2000,
}
const SETTINGS = { onlyCategories: CATEGORIES, logLevel: 'error', ...UNTIL_QUIET } as const
/** Kinds of files: Lighthouse's names and the columns of the table. */
export const KINDS: Readonly<Record<string, string>> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JS',
  Font: 'fonts',
  Image: 'images',
}

/** Milliseconds, bytes, and scores out of 100 in the order of `CATEGORIES`. */
export type Measured = {
  scores: readonly number[]
  /** First contentful paint. */
  fcp: number
  /** Largest contentful paint. */
  lcp: number
  /** Total blocking time. */
  tbt: number
  /** The part of the blocking time in which the page itself worked. */
  work: number
  /** Script execution time, islands that hydrate without interaction included. */
  script: number
  /** Cumulative layout shift, without a unit. */
  cls: number
  /** By kind (`KINDS`). */
  bytes: Readonly<Record<string, number>>
  requests: number
  /** Audits that lower a category's score below 100. */
  failed: readonly string[]
}

type Report = RunnerResult['lhr']

/** One run of Lighthouse. */
export async function measure(chrome: LaunchedChrome, url: string): Promise<Measured> {
  const result = await lighthouse(url, { ...SETTINGS, port: chrome.port })
  if (!result) throw new Error(`${url}: Lighthouse gives no result`)
  const { categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const numberOf = (audit: string) => result.lhr.audits[audit]?.numericValue ?? Number.NaN
  const requests = itemsOf(result.lhr, 'network-requests')
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    fcp: numberOf('first-contentful-paint'),
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf(TBT),
    work: await blockingWork(result.artifacts),
    script: scriptTime(itemsOf(result.lhr, 'mainthread-work-breakdown')),
    cls: numberOf('cumulative-layout-shift'),
    bytes: bytesByKind(requests),
    requests: requests.length,
    failed: failedAudits(result.lhr),
  }
}

/** The rows of an audit's table. */
function itemsOf({ audits }: Report, audit: string): readonly Readonly<Record<string, unknown>>[] {
  const details = audits[audit]?.details
  return details?.type === 'table' ? details.items : []
}

/**
 * Lets Lighthouse compute the blocking time again from the same trace, with the processor time of each task as its
 * length. The difference is time in which the page waited for other processes of this machine, Lighthouse included.
 * In milliseconds.
 */
async function blockingWork(artifacts: RunnerResult['artifacts']) {
  const { Trace } = artifacts
  const traceEvents = Trace.traceEvents.map((event) => {
    const { dur, tdur = dur }: { dur: number; tdur?: number } = event
    return tdur < dur ? { ...event, dur: tdur } : event
  })
  const worked = { ...artifacts, Trace: { ...Trace, traceEvents } }
  const { steps } = await auditFlowArtifacts({
    gatherSteps: [{ artifacts: worked, flags: SETTINGS }],
  })
  return steps[0]?.lhr.audits[TBT]?.numericValue ?? Number.NaN
}

/** The median of each figure over several runs of a page; requests and bytes of the last run. */
export function median(results: readonly Measured[]): Measured {
  const of = (read: (result: Measured) => number) => middle(results.map(read))
  return {
    scores: CATEGORIES.map((_, at) => of(({ scores }) => scores[at] ?? 0)),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    work: of(({ work }) => work),
    script: of(({ script }) => script),
    cls: of(({ cls }) => cls),
    bytes: results.at(-1)?.bytes ?? {},
    requests: results.at(-1)?.requests ?? 0,
    failed: [...new Set(results.flatMap(({ failed }) => failed))],
  }
}

/** The median; of an even number, the lower of the two in the middle. */
const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN

type Rows = ReturnType<typeof itemsOf>

const scriptTime = (parts: Rows) =>
  Number(parts.find(({ group }) => group === 'scriptEvaluation')?.duration ?? 0)

function bytesByKind(requests: Rows) {
  const bytes: Record<string, number> = {}
  for (const { resourceType, transferSize } of requests) {
    const kind = KINDS[String(resourceType)] ?? 'other'
    bytes[kind] = (bytes[kind] ?? 0) + Number(transferSize)
  }
  return bytes
}

/** The audits that lower a category's score; performance is left out, which has no pass and fail. */
function failedAudits({ categories, audits }: Report) {
  return CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
}
