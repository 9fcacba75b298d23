import { readFileSync } from 'node:fs'
import { type Answer, type Call, json, text } from './answer'

const recorded = (name: string) =>
  readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8')

const ANSWERS: Record<string, string> = {
  '/feed/teams/v1/861/results': recorded('results'),
  '/feed/stats/v1/series/9866/points-table': recorded('points-table'),
}

/** Stands in for the sports-data service with answers it once gave. */
export function answerFeed({ method, url, headers }: Call): Answer {
  const body = ANSWERS[url.pathname]
  const received = { host: headers['x-rapidapi-host'], hasKey: Boolean(headers['x-rapidapi-key']) }
  if (method !== 'GET' || !body) {
    return json(404, { message: 'Not found' }, { outcome: 'refused: not found', received })
  }
  return text(200, 'application/json', body, { outcome: 'answered', received })
}
