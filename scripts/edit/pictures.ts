/** Pictures that are uploaded in the editor: masters in assets/ and their facts in assets/manifest.json. */
import { Refusal, refused } from './server'
import type { SentChange } from './store'

/** The list of pictures, as far as an upload is held against it. */
type List = {
  images: readonly { file: string; width: number; height: number; transparent?: boolean }[]
}

export const PICTURE_LIST = 'assets/manifest.json'
/** Uploaded pictures have folders of their own use, such as assets/plots/. */
export const PICTURE = /^assets\/[a-z0-9-]+\/[a-z0-9-]+\.(?:jpg|png)$/

/** Refuses what is no whole picture, whatever its name says, and what its list says wrongly of it. */
export async function checkPictures(changes: readonly SentChange[]) {
  const pictures = changes.flatMap(({ file, bytes }) =>
    bytes === undefined ? [] : { file, bytes },
  )
  if (pictures.length === 0) return
  const list: List = JSON.parse(
    changes.find(({ file }) => file === PICTURE_LIST)?.text ?? '{"images":[]}',
  )
  const { default: sharp } = await import('sharp')
  for (const { file, bytes } of pictures) {
    const facts = list.images.find((each) => `assets/${each.file}` === file)
    if (!facts) throw refused(422, 'A picture comes with its entry in the list of pictures.')
    const picture = sharp(Buffer.from(bytes, 'base64'))
    try {
      const { format, width, height } = await picture.metadata()
      // Reads every pixel: the beginning of a picture may be whole and its end missing.
      const { isOpaque } = await picture.stats()
      if (!file.endsWith(format === 'jpeg' ? '.jpg' : '.png') || !['jpeg', 'png'].includes(format))
        throw new Error(format)
      if (
        width !== facts.width ||
        height !== facts.height ||
        isOpaque === Boolean(facts.transparent)
      )
        throw refused(
          422,
          'The size of the picture, or what shows through it, is not what its list says.',
        )
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw refused(
        422,
        'This file is no picture that the site can show. Choose a JPEG or PNG file.',
      )
    }
  }
}
