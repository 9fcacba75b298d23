import type { Picture } from '@/tools/content/checks/images'
import type { Prepared } from './picture-file'
import type { Focal } from './picture-focus'
import { openJson, type Store } from './store'

/** A picture's entry in the picture list. */
export type Facts = {
  file: string
  alt: string
  focal: Focal
  /** Show this photograph as cloth. */
  cloth?: boolean
  transparent?: boolean
}

/** The current list, and a function that returns the change to replace it. */
export async function readList(store: Store) {
  const list = await openJson(store, 'assets/manifest.json', { images: [] as Facts[] })
  const { images } = list.value
  return {
    images,
    find: ({ master }: Picture) => images.find(({ file }) => `assets/${file}` === master),
    change: (next: Facts[] = images) => list.write({ ...list.value, images: next }),
  }
}

/** The list entry of a new picture; `name` has no extension. */
export function factsOf(name: string, prepared: Prepared, alt: string, focal: Focal): Facts {
  const { blob, width, height, dominant, isTransparent } = prepared
  const file = `${name}.${blob.type === 'image/png' ? 'png' : 'jpg'}`
  const facts = { file, bytes: blob.size, width, height, palette: [dominant], dominant, alt, focal }
  return isTransparent ? { ...facts, transparent: true } : facts
}
