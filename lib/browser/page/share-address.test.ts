/** @jest-environment jsdom */
import { shareAddress } from './share-address'

const url = 'https://www.example.com/vistara/?plot=34#cost'
const give = (parts: object) => {
  for (const [name, value] of Object.entries({ share: undefined, clipboard: undefined, ...parts }))
    Object.defineProperty(navigator, name, { value, configurable: true })
}

test('the share dialog gets the title and the address', async () => {
  const share = jest.fn(async () => undefined)
  give({ share })
  expect(await shareAddress('Vistara', url)).toBe('shared')
  expect(share).toHaveBeenCalledWith({ title: 'Vistara', url })
})

test('without a share dialog the address is copied', async () => {
  const writeText = jest.fn(async () => undefined)
  give({ clipboard: { writeText } })
  expect(await shareAddress('Vistara', url)).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(url)
})

test('a cancelled dialog copies nothing', async () => {
  const writeText = jest.fn(async () => undefined)
  const share = () => Promise.reject(new DOMException('closed', 'AbortError'))
  give({ share, clipboard: { writeText } })
  expect(await shareAddress('Vistara', url)).toBe('shared')
  expect(writeText).not.toHaveBeenCalled()
})

test('a browser with neither returns notCopied', async () => {
  give({})
  expect(await shareAddress('Vistara', url)).toBe('notCopied')
})
