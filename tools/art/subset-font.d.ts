/** The package has no types of its own. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  type Options = {
    targetFormat: 'truetype' | 'woff2'
    variationAxes?: Readonly<Record<string, Axis>>
    /** All by default. */
    keepFeatures?: readonly string[] | undefined
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
