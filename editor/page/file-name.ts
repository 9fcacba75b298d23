import { freeName } from '@/tools/content/checks/address'

/** A place for an uploaded file, named as it is itself, that no other file has; `folder` ends without a slash. */
export function freePlace(folder: string, file: string, taken: readonly string[]): string {
  const isTaken = (name: string) => taken.includes(`${folder}/${name}`)
  const own = file.replace(/\.\w+$/, '')
  return `${folder}/${freeName(own, isTaken) || freeName('file', isTaken)}`
}

/** A file in the form in which it is saved. */
export const base64Of = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
