declare module 'subset-font' {
  /** Of a font: the glyphs of a text, some features, a range of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2'
      readonly keepFeatures: readonly string[]
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    },
  ): Promise<Buffer>
}
