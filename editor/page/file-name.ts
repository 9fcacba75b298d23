/** A name for an uploaded file, made from its own, that no other file has; `folder` ends without a slash. */
export function freeName(folder: string, file: string, taken: readonly string[]): string {
  const own = file
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const stem = `${folder}/${own || 'file'}`
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}-${number}`
    if (!taken.includes(name)) return name
  }
}

/** A file in the form in which it is saved. */
export const base64Of = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
