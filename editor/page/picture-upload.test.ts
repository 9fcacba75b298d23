/** @jest-environment jsdom */
import type { Editor } from './editor'
import { prepare } from './picture-file'
import { uploadForm } from './picture-upload'

jest.mock('./picture-file')

/** The form with a chosen and described picture. `reads` and `saves` answer what it waits for. */
function open() {
  const [reads, saves] = [later<unknown>(), later<unknown>()]
  jest.mocked(prepare).mockReturnValue(reads.promise as ReturnType<typeof prepare>)
  URL.createObjectURL = () => 'blob:picture'
  const [takeBack, done] = [jest.fn(), jest.fn()]
  const store = {
    read: async () => ({ text: '{"images":[]}', version: 'a' }),
    save: jest.fn(() => saves.promise),
    takeBack,
  }
  const editor = { store, start: { pictures: [] }, say: () => {}, reload: async () => {} }
  document.body.replaceChildren(uploadForm(editor as unknown as Editor, 100, done))
  const file = document.querySelector<HTMLInputElement>('#upload-file')
  const alt = document.querySelector<HTMLInputElement>('#upload-alt')
  if (!file || !alt) throw new Error('the form has its fields')
  Object.defineProperty(file, 'files', { value: [new File(['x'], 'gate.png')] })
  file.dispatchEvent(new Event('change'))
  alt.value = 'The gate'
  return { reads, saves, store, takeBack, done }
}
function later<Value>() {
  let answer = (_: Value) => {}
  const promise = new Promise<Value>((resolve) => {
    answer = resolve
  })
  return { promise, answer }
}
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
const working = () => document.querySelector<HTMLElement>('.working')
const settled = () => new Promise((resolve) => setTimeout(resolve))
const PREPARED = {
  blob: new Blob(['x']),
  width: 9,
  height: 9,
  dominant: '#000',
  isTransparent: false,
}

test('reading a picture shows progress, and can be cancelled', async () => {
  const { reads } = open()
  expect(working()?.hidden).toBe(false)
  press('Cancel')
  expect(working()?.hidden).toBe(true)
  reads.answer(PREPARED)
  await settled()
  expect(document.querySelector<HTMLElement>('.focus')?.hidden).toBe(true)
})

test('an upload that is cancelled is taken back once it is saved', async () => {
  const { reads, saves, store, takeBack, done } = open()
  reads.answer(PREPARED)
  await settled()
  press('Upload and use it')
  while (store.save.mock.calls.length === 0) await settled()
  expect(working()?.textContent).toContain('Making the picture')
  press('Cancel')
  expect(working()?.textContent).toContain('Cancelling')
  saves.answer({ commit: 'abc', saved: [] })
  await settled()
  expect(takeBack).toHaveBeenCalledWith(expect.objectContaining({ id: 'abc' }))
  expect(done).not.toHaveBeenCalled()
  expect(working()?.hidden).toBe(true)
})
