/** @jest-environment jsdom */
import { readEnv } from './read-env'

const live = {
  SITE_SERVICES: 'live',
  SITE_URL: 'https://www.group.test/',
  FORM_ENDPOINT: 'https://forms.test/submit',
  FORM_ACCESS_KEY: 'public-key',
}

test('an empty environment uses the local services', () => {
  const env = readEnv({})
  expect(env.isLive).toBe(false)
  expect(env.form.endpoint).toBe('http://localhost:4174/form/submit')
  expect(env.feed?.url).toBe('http://localhost:4174/feed')
  expect(env.documents?.emulator).toEqual({ host: 'localhost', port: 4174 })
  expect(env.tags?.id).toBe('GTM-LOCAL')
})

test('showsProduction is true in a live build, and in a local one with PRODUCTION_PREVIEW', () => {
  expect(readEnv({}).showsProduction).toBe(false)
  expect(readEnv({ PRODUCTION_PREVIEW: '1' })).toMatchObject({
    showsProduction: true,
    isLive: false,
  })
  expect(readEnv(live).showsProduction).toBe(true)
})

test('an empty value counts as absent', () => {
  expect(readEnv({ SITE_URL: '', GTM_ID: '' }).siteUrl).toBe('https://www.noyyal.example')
})

test('the error of a live build has every missing variable and where to get it', () => {
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

test('a live document database has no emulator', () => {
  const env = readEnv({
    ...live,
    FIREBASE_PROJECT_ID: 'p',
    FIREBASE_API_KEY: 'k',
    FIREBASE_APP_ID: 'a',
  })
  expect(env.documents).toEqual({ projectId: 'p', apiKey: 'k', appId: 'a' })
})

test('the error for a malformed URL has the variable’s name', () => {
  expect(() => readEnv({ SITE_URL: 'noyyal' })).toThrow(/SITE_URL/)
})

test('a live build and a preview show production, on the day of the build', () => {
  expect(readEnv({}).showsProduction).toBe(false)
  expect(readEnv(live).showsProduction).toBe(true)
  expect(readEnv({ PRODUCTION_PREVIEW: '1' })).toMatchObject({
    showsProduction: true,
    isLive: false,
  })
  expect(readEnv({ BUILD_DAY: '2030-01-31' }).day).toBe('2030-01-31')
  expect(readEnv({}).day).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(() => readEnv({ BUILD_DAY: 'tomorrow' })).toThrow(/BUILD_DAY/)
})
