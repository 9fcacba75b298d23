const LARGEST_FILE = 25_000_000
/** In bytes, below the limits of the local server and of Git hosts. */
const LARGEST_SENT = 11_000_000
/** In pixels: larger pictures are scaled down before upload, because no page shows more. */
const LARGEST_SIDE = 2560
/** In bytes: a larger PNG without holes is a photograph, which JPEG makes many times smaller and in less time. */
const LARGEST_DRAWING = 3_000_000

/** In pixels and bytes: a PNG of this size is a knitting chart, a pixel a stitch (tools/art/knit/chart.ts). */
const CHART = { width: 132, height: 99, bytes: 4000 }

/** A picture in the site's format. */
export type Prepared = {
  blob: Blob
  width: number
  height: number
  dominant: string
  isTransparent: boolean
  isChart?: boolean
}

/** Converts a picture to the site's format, without camera metadata. Returns an error message if it cannot. */
export async function prepare(file: File, minWidth: number): Promise<Prepared | string> {
  const megabytes = Math.round(file.size / 1_000_000)
  if (file.size > LARGEST_FILE)
    return `This file has ${megabytes} MB. Pictures up to 25 MB can be uploaded: save it smaller, for example 2500 pixels wide.`
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name))
    return heicError(file.name)
  if (!/^image\/(jpeg|png|webp|avif|gif)$/.test(file.type))
    return `${file.name} is no JPEG, PNG, WebP, AVIF or GIF file. Save it as one of these and choose it again.`
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap)
    return `${file.name} cannot be read as a picture. Open it on your machine to see whether it is whole.`
  const { width, height } = bitmap
  if (file.type === 'image/png' && width === CHART.width && height === CHART.height) {
    if (file.size > CHART.bytes)
      return `A picture of ${width} by ${height} pixels is knitted, a pixel a stitch. Save it as an indexed PNG of few colours: this one has ${file.size} bytes, and ${CHART.bytes} are the most.`
    const dominant = dominantOf(bitmap)
    return { blob: file, width: 1584, height: 990, dominant, isTransparent: false, isChart: true }
  }
  if (bitmap.width < minWidth)
    return `This picture is ${bitmap.width} pixels wide. It needs at least ${minWidth}, or it would look blurred.`
  // A tall picture keeps the width that its field needs.
  const largest = Math.max(
    LARGEST_SIDE / Math.max(bitmap.width, bitmap.height),
    minWidth / bitmap.width,
  )
  for (let scale = Math.min(1, largest); ; scale *= 0.8) {
    const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
    if (width < minWidth) break
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) break
    context.drawImage(bitmap, 0, 0, width, height)
    const isTransparent = hasHoles(context.getImageData(0, 0, width, height).data)
    // PNG keeps drawings sharp and transparency; JPEG is for photographs.
    const isDrawing = /png|gif/.test(file.type) && file.size <= LARGEST_DRAWING
    const types = isTransparent ? ['png'] : isDrawing ? ['png', 'jpeg'] : ['jpeg']
    for (const type of types) {
      const blob = await canvas.convertToBlob({ type: `image/${type}`, quality: 0.92 })
      if (blob.size <= LARGEST_SENT)
        return { blob, width, height, dominant: dominantOf(bitmap), isTransparent }
    }
  }
  return `${file.name} stays too large. Save it smaller, for example 2500 pixels wide, and choose it again.`
}

/** Browsers cannot decode HEIC: only the phone that took the picture can convert it. */
const heicError = (name: string) =>
  `${name} is no JPEG, PNG, WebP, AVIF or GIF file but HEIC, as an iPhone takes pictures. There, choose Settings, Camera, Formats, Most Compatible, and take it anew; or open the picture, share it as JPEG and choose that.`

/** Whether a pixel is transparent: every fourth byte is alpha. */
function hasHoles(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true
  return false
}

/** The mean colour, used as a placeholder while the picture loads. */
function dominantOf(bitmap: ImageBitmap): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return '#808080'
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
