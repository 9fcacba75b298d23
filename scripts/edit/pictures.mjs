/** Pictures that are uploaded in the editor: masters in assets/ and their facts in assets/manifest.json. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { refused } from './server.mjs'

export const PICTURE_LIST = 'assets/manifest.json'
/** Uploaded pictures have folders of their own use, such as assets/plots/. */
export const PICTURE = /^assets\/[a-z0-9-]+\/[a-z0-9-]+\.(?:jpg|png)$/

/** A file of assets/, as the list names it: it leads to no other folder. */
const LISTED = /^[a-z0-9-]+(?:\/[a-z0-9-]+)+\.(?:jpg|png|svg|webp)$/

/** Refuses what is no picture, whatever its name says, and what its list says wrongly. */
export async function checkPictures(changes) {
  const pictures = changes.filter(({ bytes }) => bytes !== undefined)
  const list = changes.find(({ file }) => file === PICTURE_LIST)
  const images = list ? JSON.parse(list.text).images : []
  for (const { alt, focal, file } of images) {
    if (!LISTED.test(file))
      throw refused(422, `${file} is no place of a picture. Write one such as plots/gate.jpg.`)
    const isPoint =
      Array.isArray(focal) && focal.length === 2 && focal.every((each) => each >= 0 && each <= 1)
    if (typeof alt !== 'string' || !isPoint)
      throw refused(422, `${file} needs a description and a middle.`)
  }
  for (const { file, bytes } of pictures) {
    const facts = images.find((each) => `assets/${each.file}` === file)
    if (!facts?.alt.trim())
      throw refused(422, 'Say in a few words what the picture shows. Blind visitors hear it.')
    const { default: sharp } = await import('sharp')
    const format = await sharp(Buffer.from(bytes, 'base64'))
      .metadata()
      .catch(() => ({}))
    const kind = { jpeg: 'jpg', png: 'png' }[format.format]
    if (!kind || !file.endsWith(`.${kind}`))
      throw refused(
        422,
        'This file is no picture that the site can show. Choose a JPEG or PNG file.',
      )
    if (format.width !== facts.width || format.height !== facts.height)
      throw refused(422, 'The size of the picture is not what its list says.')
  }
}

/** The list of made pictures with the new ones in it, as the checks of content read it. */
export function changesOfPictures(changes, root) {
  const pictures = changes.filter(({ bytes }) => bytes !== undefined)
  if (pictures.length === 0) return []
  const file = 'lib/images.generated.json'
  const made = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  for (const { file: picture } of pictures) {
    const name = picture.replace(/^assets\//, '').replace(/\.\w+$/, '')
    made[name] = { kind: 'photo', stem: '', width: 1, height: 1, alt: '', focal: [0.5, 0.5] }
  }
  return [{ file, text: JSON.stringify(made) }]
}
