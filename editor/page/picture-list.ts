import type { Picture } from '@/tools/content/checks/images'
import type { Prepared } from './picture-file'
import type { Focal } from './picture-focus'
import { openJson, type Store } from './store'

/** A picture as the list of the pictures has it. */
export type Facts = {
  file: string
  alt: string
  focal: Focal
  /** A photograph that is shown as cloth. */
  cloth?: boolean
  transparent?: boolean
}

/** The list as it is now, and the change that writes another one. */
export async function readList(store: Store) {
  const list = await openJson(store, 'assets/manifest.json', { images: [] as Facts[] })
  const { images } = list.value
  return {
    images,
    find: ({ master }: Picture) => images.find(({ file }) => `assets/${file}` === master),
    change: (next: Facts[] = images) => list.write({ ...list.value, images: next }),
  }
}

/** The file of a picture, and what the list says of it; `name` is without an ending. */
export function factsOf(name: string, prepared: Prepared, alt: string, focal: Focal): Facts {
  const { blob, width, height, dominant, isTransparent } = prepared
  const file = `${name}.${blob.type === 'image/png' ? 'png' : 'jpg'}`
  const facts = { file, bytes: blob.size, width, height, palette: [dominant], dominant, alt, focal }
  return isTransparent ? { ...facts, transparent: true } : facts
}
