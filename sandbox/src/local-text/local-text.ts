/**
 * Localised text: one text in both languages. The code that writes it need not know who reads it; the pipeline picks by
 * the caller's `Accept-Language`. In the database it is a `jsonb`.
 * @example { fa: 'این کد هدیه شناخته نیست.', en: 'This gift code is unknown.' }
 */
export interface LocalText {
  readonly fa: string
  readonly en: string
}

/** A value of the contract whose strings may still be in both languages; a word out of a fixed set stays as it is. */
export type Localizable<T> = T extends string
  ? string extends T
    ? T | LocalText
    : T
  : T extends readonly (infer Item)[]
    ? readonly Localizable<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Localizable<T[Key]> }
      : T

/** A row of the database whose named columns hold texts in both languages. @example WithLocalTexts<Fund, 'fund_name'> */
export type WithLocalTexts<Row, Column extends keyof Row> = Omit<Row, Column> & {
  readonly [Key in Column]: LocalTexts<Row[Key]>
}

type LocalTexts<T> = T extends string
  ? LocalText
  : T extends readonly (infer Item)[]
    ? readonly LocalTexts<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: LocalTexts<T[Key]> }
      : T
