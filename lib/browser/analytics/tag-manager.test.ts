/** @jest-environment jsdom */
import { loadTagManager } from './tag-manager'

const scriptUrl = 'https://tags.example/gtm.js'
const script = () => document.querySelector<HTMLScriptElement>('script[src]')

afterEach(() => script()?.remove())

test('a missing id is a typed error', () => {
  expect(() => loadTagManager({ id: '', scriptUrl })).toThrow(
    expect.objectContaining({
      message: 'Google tag manager ID not provided.',
      reason: 'id-missing',
    }),
  )
})

test('in silent mode a missing id resolves without loading anything', async () => {
  await expect(loadTagManager({ id: '', scriptUrl, isSilent: true })).resolves.toBeUndefined()
  expect(script()).toBeNull()
})

test('the script is requested with the id', async () => {
  const loaded = loadTagManager({ id: 'GTM-A B', scriptUrl })
  expect(script()?.src).toBe('https://tags.example/gtm.js?id=GTM-A%20B')
  script()?.dispatchEvent(new Event('load'))
  await expect(loaded).resolves.toBeUndefined()
})

test('a script that cannot be loaded rejects and is removed', async () => {
  const loaded = loadTagManager({ id: 'GTM-A', scriptUrl })
  script()?.dispatchEvent(new Event('error'))
  await expect(loaded).rejects.toMatchObject({ reason: 'load-failed' })
  expect(script()).toBeNull()
})
