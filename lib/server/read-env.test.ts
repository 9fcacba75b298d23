/** @jest-environment jsdom */
import { readEnv } from './read-env'

const live = {
  SITE_SERVICES: 'live',
  SITE_URL: 'https://www.group.test/',
  FORM_ENDPOINT: 'https://forms.test/submit',
  FORM_ACCESS_KEY: 'public-key',
}

test('nothing set means the local services', () => {
  const env = readEnv({})
  expect(env.isLive).toBe(false)
  expect(env.form.endpoint).toBe('http://localhost:4174/form/submit')
  expect(env.feed?.url).toBe('http://localhost:4174/feed')
  expect(env.documents?.emulator).toEqual({ host: 'localhost', port: 4174 })
  expect(env.tags?.id).toBe('GTM-LOCAL')
})

test('a live build shows what a live site may, and so does a local one that is asked to', () => {
  expect(readEnv({}).showsLiveState).toBe(false)
  expect(readEnv({ AS_LIVE: '1' })).toMatchObject({ showsLiveState: true, isLive: false })
  expect(readEnv(live).showsLiveState).toBe(true)
})

test('an empty value counts as absent', () => {
  expect(readEnv({ SITE_URL: '', GTM_ID: '' }).siteUrl).toBe('https://www.noyyal.example')
})

test('a live build names every missing value and where to get it', () => {
  expect(() => readEnv({ SITE_SERVICES: 'live' })).toThrow(
    /SITE_URL: .*\n.*FORM_ENDPOINT: .*web3forms.*\n.*FORM_ACCESS_KEY: .*key/,
  )
})

test('a live build without optional services has none of them', () => {
  const env = readEnv(live)
  expect(env).toMatchObject({ isLive: true, siteUrl: 'https://www.group.test' })
  expect(env.feed).toBeUndefined()
  expect(env.documents).toBeUndefined()
  expect(env.tags).toBeUndefined()
})

test('a live document database has no stand-in', () => {
  const env = readEnv({
    ...live,
    FIREBASE_PROJECT_ID: 'p',
    FIREBASE_API_KEY: 'k',
    FIREBASE_APP_ID: 'a',
  })
  expect(env.documents).toEqual({ projectId: 'p', apiKey: 'k', appId: 'a' })
})

test('a malformed address is refused by name', () => {
  expect(() => readEnv({ SITE_URL: 'noyyal' })).toThrow(/SITE_URL/)
})

test('the live state shows in a live build and where it is asked for, on the day of the build', () => {
  expect(readEnv({}).showsLiveState).toBe(false)
  expect(readEnv(live).showsLiveState).toBe(true)
  expect(readEnv({ AS_LIVE: '1' })).toMatchObject({ showsLiveState: true, isLive: false })
  expect(readEnv({ BUILD_DAY: '2030-01-31' }).day).toBe('2030-01-31')
  expect(readEnv({}).day).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(() => readEnv({ BUILD_DAY: 'tomorrow' })).toThrow(/BUILD_DAY/)
})
