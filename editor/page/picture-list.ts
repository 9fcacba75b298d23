import type { Prepared } from './picture-file'
import type { Focal } from './picture-focus'
import type { Picture, Store } from './store'

/** The list of the pictures and of what is said of each. */
export const LIST = 'assets/manifest.json'

/** A picture as the list has it. */
export type Facts = {
  file: string
  alt: string
  focal: Focal
  /** A photograph that is shown as cloth. */
  cloth?: boolean
  transparent?: boolean
}

/** The list as it is now, and its text after a change. */
export async function readList(store: Store) {
  const { text, version } = await store.read(LIST)
  const manifest: { images: Facts[] } = JSON.parse(text ?? '{"images":[]}')
  return {
    images: manifest.images,
    find: ({ master }: Picture) => manifest.images.find(({ file }) => `assets/${file}` === master),
    change: (images: readonly Facts[] = manifest.images) => ({
      file: LIST,
      text: `${JSON.stringify({ ...manifest, images }, null, 1)}\n`,
      version,
    }),
  }
}

/** The file of a picture, and what the list says of it; `name` is without an ending. */
export function factsOf(name: string, prepared: Prepared, alt: string, focal: Focal): Facts {
  const { blob, width, height, dominant, isTransparent } = prepared
  const file = `${name}.${blob.type === 'image/png' ? 'png' : 'jpg'}`
  const facts = { file, bytes: blob.size, width, height, palette: [dominant], dominant, alt, focal }
  return isTransparent ? { ...facts, transparent: true } : facts
}
