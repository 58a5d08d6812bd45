/** A document to be read: its pages are set as they stand here, so that their number is known. */
export interface DocumentText {
  readonly title: string
  readonly pages: readonly (readonly Section[])[]
}

interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
}
