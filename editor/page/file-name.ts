import { freeName } from '@/tools/content/checks/address'

/** A free path for an uploaded file, similar to its own name; `folder` ends without a slash. */
export function freePlace(folder: string, file: string, taken: readonly string[]): string {
  const isTaken = (name: string) => taken.includes(`${folder}/${name}`)
  const own = file.replace(/\.\w+$/, '')
  return `${folder}/${freeName(own, isTaken) || freeName('file', isTaken)}`
}

/** The content of a file in base64, the format for saving. */
export const base64Of = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
