import type { LocalText } from '../local-text/local-text'

/** A document to be read, in both languages: its pages are set as they stand here, so that their number is known. */
export interface DocumentText {
  readonly title: LocalText
  readonly pages: readonly (readonly Section[])[]
}

interface Section {
  readonly heading: LocalText
  readonly paragraphs: readonly LocalText[]
}

/** Stands at the end of each text. */
export const sampleNotice: LocalText = {
  fa: 'این متن نمونه‌ای ساختگی برای محیط آزمایشی است و اثر حقوقی ندارد.',
  en: 'This text is an invented sample for a test environment and has no legal effect.',
}
