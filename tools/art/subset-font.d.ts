/** What the package does not say of itself. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  type Options = {
    targetFormat: 'truetype' | 'woff2'
    variationAxes?: Readonly<Record<string, Axis>>
    /** All where none are named. */
    keepFeatures?: readonly string[] | undefined
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
